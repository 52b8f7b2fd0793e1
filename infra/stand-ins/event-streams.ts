// In the bundle this stands in for the SDK's event streams: no operation of DynamoDB has one, and the SDK asks for this
// module only when one does.
export {};

// In the bundle this stands in for ask-sdk-model: types, but for the clients of Alexa's services, and the skill calls
// none of those. ask-sdk-core looks their factory up and makes one only for a skill with an API client.

/** No clients of Alexa's services. */
export const services = {};

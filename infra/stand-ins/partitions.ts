// In the bundle this stands in for the SDK's list of partitions, which only its rules of endpoints ask for (endpoints.ts).

/** No partitions. */
export const partitionsInfo = { partitions: [] };

// In the bundle this stands in for the SDK's own SHA-256, for a Node that was built without one.

/** Throws when it is asked for: Lambda's Node has a SHA-256. */
export class Sha256Js {
  constructor() {
    throw new Error('This Node has no SHA-256 (infra/stand-ins/sha256.ts).');
  }
}

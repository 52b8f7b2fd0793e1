// The part of dynalite that is used here; the package brings no types.
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** The folder that keeps the data; in memory without one. */
    readonly path?: string;
    /** How long a table takes to be made, in milliseconds. */
    readonly createTableMs?: number;
    readonly deleteTableMs?: number;
    readonly updateTableMs?: number;
  }

  export default function dynalite(options?: Options): Server;
}

// Where local play's servers listen: on loopback, which no other machine reaches.
import { once } from 'node:events';
import type { Server } from 'node:net';

/** The address that they listen on. */
export const LOOPBACK = '127.0.0.1';

/** Listens on `port`, or on any that is free; gives the port. Rejects where it is taken. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

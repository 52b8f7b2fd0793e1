// The page's server on a developer's machine: listens on loopback alone, and hands every request to the site.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json, LARGEST_BODY, respond, tooLarge, type SiteParts, type SiteResponse } from '../web/site.ts';
import { LOCAL_USER } from './conversation.ts';
import { listen, LOOPBACK } from './loopback.ts';
import { withFrame } from './screen/screen-extras.ts';

/** Whoever reaches loopback is the household. */
const ASKER = { user: LOCAL_USER, visitor: LOCAL_USER } as const;

/** How many ports are tried, from the one that was asked for. */
const PORTS_TRIED = 20;
/** How long a request may take to arrive, in milliseconds. */
const ARRIVAL = 10_000;

/** What is served, and who hears of what breaks. */
export interface ServerParts extends Omit<SiteParts, 'hosts' | 'scheme'> {
  readonly report: (error: unknown) => void;
}

/** A server that listens. */
export interface WebServer {
  /** Where the page is. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves on `port`, or on the next free one; 0 takes any. Throws where none of twenty is free. */
export async function serve(parts: ServerParts, port: number): Promise<WebServer> {
  let site: SiteParts = { ...parts, hosts: [], scheme: 'http' };
  const server = createServer({ requestTimeout: ARRIVAL, maxHeaderSize: 8192 }, (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      parts.report(error);
      if (!response.headersSent) send(response, last(json(500, { error: 'Something broke here.' })));
      else response.destroy();
    });
  });
  const taken = await listenFrom(server, port);
  site = { ...site, hosts: [`${LOOPBACK}:${taken}`, `localhost:${taken}`] };
  return {
    address: `http://${LOOPBACK}:${taken}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Listens on the first free port of twenty. */
async function listenFrom(server: Server, first: number): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await listen(server, port);
    } catch (error) {
      if (!isTaken(error) || port + 1 >= first + PORTS_TRIED) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

async function answer(site: SiteParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (body === null) return send(response, last(tooLarge()));
  const { method = 'GET', url = '/' } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const path = url.replace(/[?#].*$/, '');
  const answered = await respond(site, { method, path, headers, body }, ASKER);
  send(response, path === '/' ? withFrame(answered) : answered);
}

/** The whole body, or null as soon as it is larger than any that is taken. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A response that ends the connection: what is left of the request isn't read. */
function last(answered: SiteResponse): SiteResponse {
  return { ...answered, headers: { ...answered.headers, connection: 'close' } };
}

function send(response: ServerResponse, { status, headers, body }: SiteResponse): void {
  response.writeHead(status, headers);
  response.end(body);
}

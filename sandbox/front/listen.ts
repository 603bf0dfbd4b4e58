import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Handler } from './dispatch.ts';

/** A port that cannot be listened on; the message is one line for the operator. */
export class PortError extends Error {}

/** A listening port. */
export interface Listening {
  /** Stops taking connections and waits for what is being answered, at most ten seconds. */
  readonly close: () => Promise<void>;
}

const GRACE_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

const reasonOf = (error: unknown, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another by PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another by PORT.`;
  return `Port ${port} cannot be listened on (${String(code ?? error)}).`;
};

/** Listens on a port. Rejects with PortError. */
export const listen = (handler: Handler, port: number, host: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        handler(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
    }) as Server;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    // A caller who goes on calling over one connection would otherwise hold a port that is closing for the whole grace.
    server.prependListener('request', (_, response) => {
      if (!server.listening) response.setHeader('connection', 'close');
    });
    server.once('error', (error) => reject(new PortError(reasonOf(error, port))));
    server.listen(port, host, () => {
      resolve({
        close: () =>
          new Promise((done) => {
            const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
            server.close(() => {
              clearTimeout(cut);
              done();
            });
            server.closeIdleConnections();
          }),
      });
    });
  });

import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Site } from './create-site.ts';

/** An open listener. */
export type Listening = {
  readonly port: number;
  /** Stops accepting connections, waits for requests in progress, and cuts the rest after the grace period. */
  readonly close: (graceMs: number) => Promise<void>;
};

/** Listens for a site; port 0 picks a free one. Rejects with the system's error. */
export const listen = (site: Site, port: number, host: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        site.fetch(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
    }) as Server;
    server.requestTimeout = 30_000;
    // Otherwise a caller that keeps one connection busy would delay closing by the whole grace period.
    server.prependListener('request', (_, response) => {
      if (!server.listening) response.setHeader('connection', 'close');
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: (graceMs) =>
          new Promise((done) => {
            const cut = setTimeout(() => server.closeAllConnections(), graceMs);
            server.close(() => {
              clearTimeout(cut);
              done();
            });
            server.closeIdleConnections();
          }),
      });
    });
  });

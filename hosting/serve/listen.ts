import type { Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Site } from './create-site.ts';

/** An open listener. */
export type Listening = {
  readonly port: number;
  /** Stops accepting connections, waits for requests in progress, and cuts the rest after the grace period. */
  readonly close: (graceMs: number) => Promise<void>;
};

/**
 * How long an idle connection stays open. Load balancers and proxies keep theirs for about 60 seconds; with Node's own 5 they
 * would send requests into a connection that is just being closed, and answer those by 502.
 */
export const KEEP_ALIVE_MS = 75_000;

/** Listens for a site; port 0 picks a free one. Rejects with the system's error. */
export const listen = (
  site: Site,
  port: number,
  host: string,
  keepAliveMs = KEEP_ALIVE_MS,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, env) =>
        site.fetch(request, 'incoming' in env ? env.incoming.socket.remoteAddress : undefined),
    }) as Server;
    server.requestTimeout = 30_000;
    server.keepAliveTimeout = keepAliveMs;
    const inProgress = new Set<ServerResponse>();
    server.prependListener('request', (_, response) => {
      inProgress.add(response);
      response.once('close', () => inProgress.delete(response));
      // Otherwise a caller that keeps one connection busy would delay closing by the whole grace period.
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
            for (const response of inProgress)
              if (!response.headersSent) response.setHeader('connection', 'close');
            // For answers whose headers are sent: Node reads it when an answer ends, and would wait for the whole idle time.
            server.keepAliveTimeout = 1;
          }),
      });
    });
  });

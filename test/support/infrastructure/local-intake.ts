import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { localCertificate } from '../certificate.ts';
import { closeLocally, listenLocally } from '../local-server.ts';

/** A call as it came in at the intake of a monitoring service, or at any other host that a page was sent to instead. */
export interface IntakeCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An event as the SDK sends it. */
export type IntakeEvent = { readonly type: string; readonly [key: string]: unknown };

/** The events in these calls. A request holds one JSON text a line. */
export const eventsOf = (calls: readonly IntakeCall[]): readonly IntakeEvent[] =>
  calls
    .filter(({ method, url }) => method === 'POST' && url.pathname === '/api/v2/rum')
    .flatMap(({ body }) => body.split('\n').filter((line) => line !== ''))
    .map((line) => JSON.parse(line) as IntakeEvent);

/** An https server that takes everything, as the monitoring service's intake does. */
export const startIntake = async () => {
  const calls: IntakeCall[] = [];
  const { cert, key } = await localCertificate();
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const url = new URL(request.url ?? '', `https://${headers.host}`);
      calls.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      response
        .writeHead(method === 'OPTIONS' ? 204 : 202, {
          'access-control-allow-origin': headers.origin ?? '*',
          'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
          'access-control-allow-methods': '*',
        })
        .end();
    });
  });
  const port = await listenLocally(server);
  // Nobody has to wait for a server that only takes what is thrown at it.
  server.unref();
  return {
    port,
    calls: calls as readonly IntakeCall[],
    /** What a browser has to be started with so that it finds a host here. */
    browserArgs: (...hosts: readonly string[]) => [
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
    close: () => closeLocally(server),
  };
};

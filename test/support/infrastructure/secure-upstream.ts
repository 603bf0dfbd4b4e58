import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import { generate } from 'selfsigned';

/** What reached an upstream. */
interface Arrival {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly serverName: string | undefined;
}

/** A certificate of its own authority for one name. */
export const certificateFor = async (
  name: string,
): Promise<{ readonly cert: string; readonly key: string }> => {
  const made = await generate([{ name: 'commonName', value: name }], {
    algorithm: 'sha256',
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
    ],
  });
  return { cert: made.cert, key: made.private };
};

/**
 * A platform behind TLS that hands out its certificate only to those who ask for its name by SNI, as load balancers with
 * many names do; anybody else has the handshake refused.
 */
export const startSecureUpstream = async (
  name: string,
  { cert, key }: { readonly cert: string; readonly key: string },
  { host = '127.0.0.1', port = 0, says = name } = {},
) => {
  const arrived: Arrival[] = [];
  const server = createServer(
    {
      SNICallback: (asked, done) => {
        if (asked === name) done(null, createSecureContext({ cert, key }));
        else done(new Error(`no certificate for ${asked}`));
      },
    },
    (request, response) => {
      const { servername } = request.socket as { servername?: string | false };
      arrived.push({
        url: request.url ?? '',
        headers: request.headers,
        serverName: typeof servername === 'string' ? servername : undefined,
      });
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ from: says }));
    },
  );
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    arrived,
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

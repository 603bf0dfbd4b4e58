import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { Upstream } from '../nginx/nginx-places.ts';

/** Passes requests on to an upstream. */
export type UpstreamProxy = {
  readonly fetch: (request: Request, caller: string | undefined) => Promise<Response>;
  readonly close: () => void;
};

/** Hop-by-hop headers, which a proxy must not forward (RFC 9110, section 7.6.1). */
const perConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const ANSWER_WITHIN_MS = 60_000;

const toHeaders = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (!perConnection.includes(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
};

const refusal = (status: number, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/**
 * A proxy to an upstream: over https with its server name, verified against the given CAs or those of Node.
 * Its name is resolved for each new connection, and an idle connection is closed after four seconds.
 */
export const createUpstreamProxy = (
  { origin, host, serverName }: Upstream,
  authorities?: string | Buffer,
): UpstreamProxy => {
  const { protocol, hostname, port } = new URL(origin);
  const isSecure = protocol === 'https:';
  const keep = { keepAlive: true, timeout: 4000 };
  const agent = isSecure
    ? new SecureAgent({ ...keep, servername: serverName, ...(authorities ? { ca: authorities } : {}) })
    : new PlainAgent(keep);
  return {
    fetch: (request, caller) =>
      new Promise((resolve) => {
        const { pathname, search, host: asked } = new URL(request.url);
        const headers: Record<string, string> = {};
        for (const [name, value] of request.headers) if (!perConnection.includes(name)) headers[name] = value;
        headers['host'] = host === 'tenant' ? asked : host.name;
        headers['x-forwarded-host'] = asked;
        headers['x-forwarded-proto'] = request.headers.get('x-forwarded-proto') ?? 'http';
        if (caller !== undefined) headers['x-forwarded-for'] = caller;
        const sent = (isSecure ? secureRequest : plainRequest)(
          {
            agent,
            host: hostname.replace(/^\[|\]$/g, ''),
            port: port === '' ? (isSecure ? 443 : 80) : Number(port),
            path: pathname + search,
            method: request.method,
            headers,
            signal: request.signal,
          },
          (answer) => {
            const status = answer.statusCode ?? 502;
            const isBodiless = status === 204 || status === 304 || request.method === 'HEAD';
            if (isBodiless) answer.resume();
            resolve(
              new Response(isBodiless ? null : (Readable.toWeb(answer) as ReadableStream), {
                status,
                headers: toHeaders(answer),
              }),
            );
          },
        );
        sent.setTimeout(ANSWER_WITHIN_MS, () => {
          resolve(refusal(504, 'The platform does not answer'));
          sent.destroy();
        });
        sent.on('error', () => resolve(refusal(502, 'The platform cannot be reached')));
        if (request.body === null) sent.end();
        else
          Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
            .on('error', () => sent.destroy())
            .pipe(sent);
      }),
    close: () => agent.destroy(),
  };
};

import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { ANSWER_WITHIN_MS } from '../answer-deadline.ts';
import { UNSENT_CALLER_HEADERS } from '../caller-headers.ts';
import type { Upstream } from '../nginx/nginx-places.ts';
import { withoutFinalDot } from '../tenant-of-host.ts';
import { isPerConnection } from './per-connection-headers.ts';
import { type RequestBody, readRequestBody } from './request-body.ts';

/** Passes requests on to an upstream. */
export type UpstreamProxy = {
  readonly fetch: (request: Request, caller: string | undefined) => Promise<Response>;
  readonly close: () => void;
};

const toHeaders = ({ rawHeaders, headers: { connection } }: IncomingMessage): Headers => {
  const headers = new Headers();
  const isLeftOut = isPerConnection(connection);
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (!isLeftOut(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
};

const refusal = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

const refusalOf = (kind: Exclude<RequestBody['kind'], 'whole'>): Response => {
  if (kind === 'too-large') return refusal(413, 'Too large');
  // A proxy in front may see the end of such a request elsewhere, so its connection must not be used again.
  return refusal(400, 'A body that cannot be passed on', { Connection: 'close' });
};

/**
 * A proxy to an upstream: over https with its server name, verified against the given CAs or those of Node.
 * Its name is resolved for each new connection, and an idle connection is closed after four seconds.
 *
 * A connection to the upstream serves callers in turn, so a request whose length is not what it says would continue in
 * the next caller's. Therefore a request is sent only when its body has arrived whole, and its length is counted here.
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
    fetch: async (request, caller) => {
      const body = await readRequestBody(request);
      if (body.kind !== 'whole') return refusalOf(body.kind);
      return new Promise((resolve) => {
        const { pathname, search, host: named } = new URL(request.url);
        const asked = withoutFinalDot(named);
        const headers: Record<string, string> = {};
        const isLeftOut = isPerConnection(request.headers.get('connection'));
        for (const [name, value] of request.headers) if (!isLeftOut(name)) headers[name] = value;
        for (const name of UNSENT_CALLER_HEADERS) delete headers[name.toLowerCase()];
        delete headers['content-length'];
        // Node frames no body of a DELETE or OPTIONS that has no length.
        if (body.bytes.byteLength > 0) headers['content-length'] = String(body.bytes.byteLength);
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
        const cannotBeReached = () => resolve(refusal(502, 'The platform cannot be reached'));
        sent.on('error', cannotBeReached);
        // An upstream that changes protocols without being asked is cut off without an error.
        sent.on('close', cannotBeReached);
        sent.end(body.bytes);
      });
    },
    close: () => agent.destroy(),
  };
};

import type { Answer, CallOptions, Client } from './client.ts';

/** A platform cannot be reached, or went away in the middle of an answer. */
export class ConnectionLost extends Error {}

/** Long enough for a busy machine, and bounded. */
const TIMEOUT_MS = 60_000;

const PLACES = ['northwind', 'harbour', 'maple'];

/** A client that can turn to another process behind the same database. */
export interface RemoteClient extends Client {
  readonly withToken: (token: string | undefined) => RemoteClient;
  readonly at: (port: number) => RemoteClient;
}

/** Speaks the wire to a platform in another process, by the ports of its own that it gives every tenant and the gateway. */
export const remoteClient = (port: number, tenant = 'northwind', token?: string): RemoteClient => {
  const send =
    (origin: string) =>
    async (method: string, path: string, { body, headers }: CallOptions = {}): Promise<Answer> => {
      try {
        const response = await fetch(`${origin}${path}`, {
          method,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            'x-app-id': `${tenant}-member-portal`,
            'x-api-version': 'v2',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        const parsed: unknown = text === '' ? undefined : JSON.parse(text);
        return { status: response.status, headers: response.headers, body: parsed };
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
        throw new ConnectionLost(`${method} was not answered.`);
      }
    };
  const call = send(`http://127.0.0.1:${port + 1 + PLACES.indexOf(tenant)}`);
  return {
    token,
    call,
    gateway: send(`http://127.0.0.1:${port + 4}`),
    expect: async (schema, method, path, options) => {
      const answer = await call(method, path, options);
      if (answer.status >= 300)
        throw new Error(`${method} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return schema.parse(answer.body);
    },
    withToken: (other) => remoteClient(port, tenant, other),
    at: (other) => remoteClient(other, tenant, token),
  };
};

import type { z } from 'zod';
import type { Platform } from '../../../sandbox/index.ts';

/** An answer of the platform: its status and its body as parsed JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Speaks the wire as a portal of one tenant does. */
export interface Client {
  readonly token: string | undefined;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Calls, expects a status, and checks the body against the contract's schema. */
  readonly expect: <T extends z.ZodType>(
    schema: T,
    method: string,
    path: string,
    options?: CallOptions,
  ) => Promise<z.output<T>>;
  readonly gateway: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly withToken: (token: string | undefined) => Client;
}

const parse = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === ''
    ? undefined
    : response.headers.get('content-type')?.includes('json')
      ? JSON.parse(text)
      : text;
};

/** The headers of a call with a JSON body. */
export const clientHeaders = (tenant: string, token: string | undefined): Record<string, string> => ({
  'x-app-id': `${tenant}-member-portal`,
  'x-api-version': 'v2',
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

export const clientOf = (platform: Platform, tenant: string, token: string | undefined): Client => {
  const headers = ({ body, headers: more }: CallOptions): Record<string, string> => {
    const { 'content-type': type, ...others } = clientHeaders(tenant, token);
    return {
      ...others,
      ...(body === undefined || type === undefined ? {} : { 'content-type': type }),
      ...more,
    };
  };
  const send =
    (app: Platform['gateway']) =>
    async (method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
      const { body } = options;
      const response = await app.request(path, {
        method,
        headers: headers(options),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await parse(response) };
    };
  const call = send(platform.api(tenant));
  return {
    token,
    call,
    gateway: send(platform.gateway),
    expect: async (schema, method, path, options) => {
      const answer = await call(method, path, options);
      if (answer.status >= 300)
        throw new Error(`${method} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return schema.parse(answer.body);
    },
    withToken: (other) => clientOf(platform, tenant, other),
  };
};

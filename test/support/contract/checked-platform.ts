import type { Platform } from '../../../sandbox/index.ts';
import { type ResponseChecker, responseChecker } from './response-checker.ts';

type App = Platform['gateway'];

/** Where the sandbox says that an answer is one of its faults, which are outside the contract on purpose. */
const FAULT_HEADER = 'x-sandbox-fault';

/** A platform whose every answer is held against the contract it publishes. */
export interface CheckedPlatform extends Platform {
  /** What broke the contract so far, in order. */
  readonly breaches: readonly string[];
}

const checkerOf = async (app: App): Promise<ResponseChecker> =>
  responseChecker(await (await app.request('/openapi.json')).json());

/**
 * Wraps a platform so that every answer is checked against `/openapi.json`. A breach rejects the call, is kept in
 * `breaches`, and rejects `close` too, so that a client that swallows failures hides none.
 */
export const checkedPlatform = (platform: Platform): CheckedPlatform => {
  const breaches: string[] = [];
  const wrapped = new Map<App, App>();
  const checked = (app: App): App => {
    const known = wrapped.get(app);
    if (known) return known;
    let checker: Promise<ResponseChecker> | undefined;
    const hold = async (method: string, path: string, answer: Response): Promise<Response> => {
      if (answer.headers.has(FAULT_HEADER)) return answer;
      checker ??= checkerOf(app);
      const breach = (await checker)({
        method,
        path,
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? undefined,
        text: await answer.clone().text(),
      });
      if (breach === undefined) return answer;
      breaches.push(breach);
      throw new Error(`The contract is broken. ${breach}`);
    };
    const fetch: App['fetch'] = async (request, ...rest) =>
      hold(request.method, new URL(request.url).pathname, await app.fetch(request, ...rest));
    const request: App['request'] = async (input, init, ...rest) => {
      const url = input instanceof Request ? input.url : String(input);
      const { pathname } = new URL(url, 'http://localhost');
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      return hold(method.toUpperCase(), pathname, await app.request(input, init, ...rest));
    };
    const made = new Proxy(app, {
      get: (target, name) =>
        name === 'fetch' ? fetch : name === 'request' ? request : Reflect.get(target, name, target),
    });
    wrapped.set(app, made);
    return made;
  };
  return {
    ...platform,
    api: (tenant) => checked(platform.api(tenant)),
    gateway: checked(platform.gateway),
    breaches,
    close: async () => {
      await platform.close();
      if (breaches.length > 0) throw new Error(`The contract was broken.\n${breaches.join('\n')}`);
    },
  };
};

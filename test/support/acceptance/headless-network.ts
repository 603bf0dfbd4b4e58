import { tenantNamed } from '../tenant.ts';
import type { RunningPlatform, TenantId } from './running-platform.ts';

/** The way from one browser to the platform, without sockets: it keeps cookies, and can be cut. */
export interface HeadlessNetwork {
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly readCookies: () => string;
  readonly cut: () => void;
  readonly mend: () => void;
  /** The next payment arrives and is answered, but the answer never arrives. */
  readonly loseNextPaymentAnswer: () => void;
}

const GATEWAY = 'http://gateway.localhost';

const isPayment = ({ method, url }: Request): boolean =>
  method === 'POST' && /\/payment-agreement\/[^/]+\/payment$/.test(new URL(url).pathname);

/** A network between one browser and a tenant's origin, and the gateway's. */
export const headlessNetwork = (running: RunningPlatform, tenant: TenantId): HeadlessNetwork => {
  const origin = `http://${tenant}.localhost`;
  const cookies = new Map<string, string>();
  const cookieText = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let reachable = true;
  let losesAnswer = false;

  const configuration = (): Response => Response.json(tenantNamed(tenant, { gatewayurl: GATEWAY }).config);

  const exchange = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.origin === GATEWAY) return running.platform.gateway.fetch(request);
    if (url.origin !== origin) throw new TypeError(`nobody answers at ${url.origin}`);
    if (url.pathname === '/config.json') return configuration();
    if (cookies.size > 0) request.headers.set('cookie', cookieText());
    const response = await running.platform.api(tenant).fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };

  return {
    origin,
    fetch: async (input, init) => {
      // A path is relative to the page, which Node's Request does not know.
      const request =
        input instanceof Request ? new Request(input, init) : new Request(new URL(input, origin), init);
      if (!reachable) throw new TypeError('fetch failed');
      if (losesAnswer && isPayment(request)) {
        losesAnswer = false;
        await exchange(request);
        throw new TypeError('fetch failed');
      }
      return exchange(request);
    },
    readCookies: cookieText,
    cut: () => {
      reachable = false;
    },
    mend: () => {
      reachable = true;
    },
    loseNextPaymentAnswer: () => {
      losesAnswer = true;
    },
  };
};

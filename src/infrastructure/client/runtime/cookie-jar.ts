/** Cookies of one origin. A browser keeps them itself; Node's `fetch` does not. */
export interface CookieJar {
  readonly fetch: typeof globalThis.fetch;
  /** In the format of `document.cookie`. */
  readonly read: () => string;
}

/**
 * Keeps the cookies that an origin sets, in memory, and sends them back only to that origin.
 * @example
 * import { createCookieJar } from '@member-portal/client/runtime';
 * const jar = createCookieJar('https://lender.example', globalThis.fetch);
 * await jar.fetch('https://lender.example/api/auth');
 * console.log(jar.read());
 */
export const createCookieJar = (origin: string, fetch: typeof globalThis.fetch): CookieJar => {
  const kept = new Map<string, string>();
  const read = (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    read,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isOwn = new URL(request.url).origin === origin;
      if (isOwn && kept.size > 0) request.headers.set('cookie', read());
      const response = await fetch(request);
      for (const cookie of isOwn ? response.headers.getSetCookie() : []) {
        const [pair = '', ...attributes] = cookie.split(';');
        const [name = '', ...value] = pair.split('=');
        const isOver = attributes.some(
          (attribute) =>
            /^\s*max-age=(?:0|-\d+)\s*$/i.test(attribute) ||
            (/^\s*expires=/i.test(attribute) && Date.parse(attribute.split('=')[1] ?? '') <= Date.now()),
        );
        if (isOver) kept.delete(name.trim());
        else kept.set(name.trim(), value.join('=').trim());
      }
      return response;
    },
  };
};

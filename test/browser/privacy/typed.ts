import type { BrowserContext, Request } from 'playwright-core';

/** What a visit's own calls show to be a borrower's: who signed in, by which tokens, and what was typed. */
export interface Typed {
  readonly tokens: ReadonlySet<string>;
  readonly buyerIds: ReadonlySet<string>;
  /** By kind of canary. */
  readonly texts: Readonly<
    Record<'email' | 'phone' | 'address' | 'code' | 'account number', ReadonlySet<string>>
  >;
}

const KIND_OF: Readonly<Record<string, keyof Typed['texts']>> = {
  email: 'email',
  phone: 'phone',
  line1: 'address',
  line2: 'address',
  postalCode: 'address',
  code: 'code',
};

const buyerOf = (token: string): string | undefined => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).buyerID;
  } catch {
    return undefined;
  }
};

const bodyOf = (request: Request): string => {
  try {
    return request.postData() ?? '';
  } catch {
    return '';
  }
};

/** Collects what borrowers type, and who they are, from the calls that carry it to the platform and the gateway. */
export const watchTyped = (context: BrowserContext): Typed => {
  const tokens = new Set<string>();
  const buyerIds = new Set<string>();
  const texts = {
    email: new Set<string>(),
    phone: new Set<string>(),
    address: new Set<string>(),
    code: new Set<string>(),
    'account number': new Set<string>(),
  };
  const take = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      const kind = KIND_OF[key];
      if (kind !== undefined && value.length > 3) texts[kind].add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) take(part, name);
    }
  };
  context.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token !== undefined && !tokens.has(token)) {
      tokens.add(token);
      const buyerId = buyerOf(token);
      if (buyerId !== undefined) buyerIds.add(buyerId);
    }
    const { pathname, hostname } = new URL(request.url());
    const isGateway = hostname.startsWith('gateway.');
    if (!isGateway && !pathname.startsWith('/api/')) return;
    const body = bodyOf(request);
    // Card and account numbers are typed on the gateway's own pages and nowhere else. The end of an id may be all digits.
    if (isGateway)
      for (const [number] of body.matchAll(/(?<![\w-])\d{9,19}(?![\w-])/g))
        texts['account number'].add(number);
    try {
      take(JSON.parse(body));
    } catch {
      // A call without a body, or a form of the gateway's.
    }
  });
  return { tokens, buyerIds, texts };
};

import type { Check } from '../check.ts';
import type { Answer } from '../http/caller.ts';
import { dig } from '../kit.ts';
import { Failed, must, Skipped } from '../verdict.ts';

/** The sources of each `frame-ancestors` among an answer's policies. */
const ancestorsIn = ({ headers }: Answer): readonly (readonly string[])[] =>
  (headers.get('content-security-policy') ?? '')
    .split(',')
    .flatMap((policy) => policy.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'frame-ancestors')
    .map(([, ...sources]) => sources);

/** What is wrong with who may frame a page. */
const framingProblems = (page: Answer, origin: string): readonly string[] => {
  const ancestors = ancestorsIn(page);
  if (ancestors.length === 0) return ['the page has no frame-ancestors, so that anybody may frame it'];
  if (ancestors.some((sources) => !sources.includes(origin)))
    return ['the page may not be framed by the portal'];
  return ancestors.some((sources) => sources.length === 1)
    ? []
    : ['the page may be framed by others than the portal'];
};

/** Checks of the gateway's pages in which numbers are typed. */
export const hostedPageChecks: readonly Check[] = [
  {
    id: 'pay.hosted-page',
    profile: 'pay',
    requirement:
      'The gateway opens a page for a payment method on its own origin, which the portal, and nobody else, may frame.',
    sees: 'An empty frame where a card or account would be added, or “We couldn’t open the form”.',
    books: 'Opens a page for adding a payment method, and adds none.',
    run: async (kit) => {
      const { portalOrigin, gateway } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      const { token, buyerId } = await kit.session();
      const locale = kit.credentials.locale ?? 'en-us';
      const body = { buyerId, purpose: 'ADD_METHOD', locale, theme: 'violet', origin: portalOrigin };
      const wish = { method: 'POST', path: '/v1/sessions', token, body, mayBeMissing: true } as const;
      const url = String(dig(await kit.expect('openGatewaySession', 201, wish, 'gateway'), 'url'));
      must(URL.canParse(url) && new URL(url).origin === gateway, 'url is not on the gateway’s own origin');
      const { pathname, search } = new URL(url);
      const page = await kit.call({ method: 'GET', path: `${pathname}${search}`, isPage: true }, 'gateway');
      must(page.status === 200, `the page answered ${page.status}, not 200`);
      const problems = framingProblems(page, portalOrigin);
      if (problems.length > 0) throw new Failed(...problems);
    },
  },
];

import type { Tenant } from '@member-portal/host';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../hosting/security-headers.ts';
import { collectedTenant } from '../../sandbox/front/collected-tenant.ts';
import { tappedPages } from '../../sandbox/front/tapped-pages.ts';
import { tenantNamed } from '../support/tenant.ts';

const PAGE = '<!doctype html><html><head><script type="module" src="/main.js"></script></head></html>';

const pages = tappedPages(async (request) =>
  request.url.endsWith('.js')
    ? new Response('1', { headers: { 'content-type': 'text/javascript' } })
    : new Response(PAGE, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-length': String(PAGE.length),
          'x-asked-for': request.headers.get('accept-encoding') ?? 'plain',
        },
      }),
);
const get = (path: string, cookie?: string) =>
  pages(
    new Request(`http://northwind.localhost${path}`, {
      headers: { 'accept-encoding': 'br', ...(cookie === undefined ? {} : { cookie }) },
    }),
  );

describe('a page of the sandbox', () => {
  test('is unchanged for a browser that did not turn the tap on', async () => {
    for (const cookie of [undefined, 'sandbox-tap=0', 'other-sandbox-tap=1']) {
      const answer = await get('/loans', cookie);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('x-asked-for')).toBe('br');
    }
  });

  test('has the tap before all other scripts for one that did', async () => {
    const answer = await get('/loans', 'XSRF-TOKEN=x; sandbox-tap=1');
    const text = await answer.text();
    expect(text.indexOf('/sandbox/tap.js')).toBeLessThan(text.indexOf('/main.js'));
    expect(text.indexOf('/sandbox/tap.js')).toBeGreaterThan(0);
    expect(answer.headers.get('content-length')).toBeNull();
    expect(await (await get('/main.js', 'sandbox-tap=1')).text()).toBe('1');
  });
});

describe('the log collector of a lender in the sandbox', () => {
  test('is the sandbox’s own where the configuration names none, within the page’s policy', () => {
    const tenant: Tenant = collectedTenant(tenantNamed('northwind', { usesplunkeventcollector: false }));
    expect(tenant.config).toMatchObject({
      usesplunkeventcollector: true,
      splunkeventcollectorurl: '/sandbox/collector/',
    });
    const { 'Content-Security-Policy': policy } = securityHeaders(tenant, { gatewayUrl: '', secure: false });
    expect(policy).toMatch(/connect-src 'self'(;|$)/);
  });

  test('is the one that the configuration names', () => {
    const named = {
      usesplunkeventcollector: true,
      splunkeventcollectortoken: 't',
      splunkeventcollectorurl: 'https://logs.example/',
    };
    expect(collectedTenant(tenantNamed('northwind', named)).config).toMatchObject(named);
  });
});

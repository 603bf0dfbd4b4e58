import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageServer, type Tenant } from '@member-portal/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentNameOf } from '../../hosting/document/document-choice.ts';
import { documentLocaleOf, documentLocales } from '../../hosting/document/document-locale.ts';
import { requestCookie } from '../../hosting/document/request-cookie.ts';
import { LANGUAGE_REQUESTS } from '../support/language-requests.ts';
import { OPEN_REQUESTS } from '../support/open-requests.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { allTenants, tenantNamed } from '../support/tenant.ts';

const template =
  '<html lang="{{lang}}"><head><title>{{title}}</title><link rel="preload" href="/config.json" as="fetch"/><link rel="stylesheet" href="{{assetBase}}{{themeSheet}}"><script type="module" src="{{assetBase}}main-abc.js"></script><link rel="modulepreload" href="{{assetBase}}lists-abc.js" /><link rel="modulepreload" href="{{assetBase}}words-abc.js" data-locales="en-us en-ca" /></head><body><div id="portal">{{page}}</div>{{early}}{{lateWords}}{{data}}</body></html>';
const firstPages = `export const messages = {
  'en-us': { hello: [{ type: 0, value: 'Hi' }] },
  'en-ca': { hello: [{ type: 0, value: 'Hello' }] },
  'fr-ca': { hello: [{ type: 0, value: '</script><script>alert(1)</script><!--' }] },
};
export const firstPage = async (configuration, locale) => ({
  html: '<h1>' + locale + ' {{title}} $&</h1>',
  heading: 'Sign in',
  styles: [{ emotion: 'css-global g', text: 'p{margin:0}' }, { emotion: 'css a', text: '.css-a{content:"{{lang}} $&"}' }],
});`;
const early = 'start("$&")';

const site = () =>
  temporaryFolder({
    'index.html': template,
    '.first-page/first-page.mjs': firstPages,
    '.first-page/early.js': early,
  });

const ask = (
  tenant: Tenant,
  distDir: string,
  headers: Readonly<Record<string, string>> = {},
  path = '/loans',
) =>
  createPageServer({ tenant, distDir }).fetch(
    new Request(`http://${tenant.hosts[0]}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    }),
  );

const block = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? 'null',
  );

describe('the documents of a tenant', () => {
  it.each(allTenants().map((tenant) => [tenant.id, tenant] as const))(
    'of %s hold its checked configuration and the messages of one of its locales',
    async (_, tenant) => {
      const distDir = site();
      for (const locale of documentLocales(tenant)) {
        const answer = await ask(tenant, distDir, { cookie: `member_portal_locale=${locale}` });
        const html = await answer.text();
        expect(block(html, 'configuration')).toMatchObject({
          configuration: {
            tenant: tenant.id,
            flagpollingseconds: expect.any(Number),
            sandbox: expect.any(Boolean),
          },
        });
        expect(block(html, 'messages')).toMatchObject({ locale, messages: { hello: expect.anything() } });
        expect(html).not.toContain('rel="preload"');
      }
    },
  );

  it('name the key at fault instead of a configuration that cannot be used', async () => {
    const northwind = tenantNamed('northwind');
    const { timezone: _, ...absent } = northwind.config;
    const asked = async (config: Tenant['config']) =>
      block(await (await ask({ ...northwind, config }, site())).text(), 'configuration');
    expect(await asked(absent)).toMatchObject({ failure: { kind: 'unknown-config', key: 'timezone' } });
    expect(await asked({ ...northwind.config, locales: ['xx'] })).toMatchObject({
      failure: { kind: 'invalid-configuration', key: 'locales.0' },
    });
  });

  it('have every text inside of a script or style element in the content policy by its hash', async () => {
    const distDir = site();
    const asked = allTenants().flatMap((tenant) =>
      documentLocales(tenant).flatMap((locale) => ['/', '/loans'].map((path) => ({ tenant, locale, path }))),
    );
    for (const { tenant, locale, path } of asked) {
      const answer = await ask(tenant, distDir, { cookie: `member_portal_locale=${locale}` }, path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const elements = [...(await answer.text()).matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)].filter(
        ([element]) => !element.includes('src='),
      );
      expect(elements).toHaveLength(path === '/' ? 8 : 4);
      for (const [, name, text = ''] of elements) {
        const directive = policy.split('; ').find((part) => part.startsWith(`${name}-src `));
        expect(directive).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
      expect(policy).not.toContain('unsafe');
    }
  });

  it('hold the drawn sign-in page at `/`, and an empty place everywhere else', async () => {
    const distDir = site();
    const maple = tenantNamed('maple');
    for (const locale of documentLocales(maple)) {
      const cookie = `member_portal_locale=${locale}`;
      const html = await (await ask(maple, distDir, { cookie }, '/')).text();
      expect(html).toContain(`<div id="portal"><h1>${locale} {{title}} $&</h1></div>`);
      expect(html).toContain('<title>Sign in – Maple</title>');
      expect(html).toContain('<style data-emotion="css a">.css-a{content:"{{lang}} $&"}</style>');
      expect(html).toMatch(
        new RegExp(
          `<script data-app="/static/main-abc\\.js" data-sheet="/static/theme/[^"]+\\.css" data-locale="${locale}" data-locales="en-ca fr-ca">`,
        ),
      );
      expect(html).toContain(`>${early}</script>`);
      // In the head the parser would pause at it, and an empty page would be painted first.
      expect(html.indexOf(early)).toBeGreaterThan(html.indexOf('</h1></div>'));
      expect(html.indexOf(early)).toBeLessThan(html.indexOf('application/json'));
      expect(html).not.toMatch(/<link rel="stylesheet"|type="module"/);
      for (const path of ['/loans', '/logout', '/index'])
        expect(await (await ask(maple, distDir, { cookie }, path)).text()).toContain(
          '<div id="portal"></div>',
        );
    }
  });

  it.each([
    ['a place for the early script', '{{early}}'],
    ['a script', '<script type="module" src="{{assetBase}}main-abc.js"></script>'],
  ])('are not made from a template without %s, whose drawn page would never start', async (_, part) => {
    const distDir = temporaryFolder({
      'index.html': template.replace(part, ''),
      '.first-page/first-page.mjs': firstPages,
      '.first-page/early.js': early,
    });
    const reported: string[] = [];
    const report = (reason: string) => void reported.push(reason);
    const pages = createPageServer({ tenant: tenantNamed('maple'), distDir, report });
    expect((await pages.fetch(new Request('http://maple.localhost/loans'))).status).toBe(503);
    expect(reported).toEqual([expect.stringContaining('the page template has no script')]);
  });

  it('hold the empty place at `/` too where the browser says that something is in progress', async () => {
    const distDir = site();
    const maple = tenantNamed('maple');
    for (const locale of documentLocales(maple)) {
      const language = `member_portal_locale=${locale}`;
      const cookie = `${language}; member_portal_open=1`;
      const html = await (await ask(maple, distDir, { cookie }, '/')).text();
      expect(html).toBe(await (await ask(maple, distDir, { cookie: language }, '/loans')).text());
      expect(html).toContain('<div id="portal"></div>');
      expect(html).not.toContain(early);
    }
  });

  it('name what signed-in pages need, in their language alone, everywhere but at `/`', async () => {
    const distDir = site();
    const ahead = async (locale: string, path: string) => {
      const answer = await ask(
        tenantNamed('maple'),
        distDir,
        { cookie: `member_portal_locale=${locale}` },
        path,
      );
      return (await answer.text()).match(/<link rel="modulepreload"[^>]*>/g);
    };
    const code = '<link rel="modulepreload" href="/static/lists-abc.js" />';
    const words = '<link rel="modulepreload" href="/static/words-abc.js" />';
    expect(await ahead('en-ca', '/loans')).toEqual([code, words]);
    expect(await ahead('fr-ca', '/loans')).toEqual([code]);
    expect(await ahead('en-ca', '/')).toBeNull();
  });

  it('hold no drawn page where the configuration cannot be used', async () => {
    const northwind = tenantNamed('northwind');
    const broken = { ...northwind, config: { ...northwind.config, locales: ['xx'] } };
    expect(await (await ask(broken, site(), {}, '/')).text()).toContain('<div id="portal"></div>');
  });

  it('are the same whatever host, query or unknown cookie a request names', async () => {
    const distDir = site();
    const maple = tenantNamed('maple');
    const text = async (headers: Readonly<Record<string, string>>, path = '/') =>
      (await ask(maple, distDir, headers, path)).text();
    const documents = await Promise.all(
      documentLocales(maple).flatMap((locale) =>
        ['/', '/loans'].map((path) => text({ cookie: `member_portal_locale=${locale}` }, path)),
      ),
    );
    for (const [accepted, cookie] of [
      ...LANGUAGE_REQUESTS,
      ...OPEN_REQUESTS.map(([cookie]) => ['', cookie] as const),
    ]) {
      const headers = {
        'accept-language': accepted,
        cookie,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      };
      expect(documents).toContain(await text(headers, '/?<script>alert(1)</script>'));
    }
  });

  it('are as the build made them where it has no code for servers', async () => {
    const html = await (await ask(tenantNamed('maple'), temporaryFolder({ 'index.html': template }))).text();
    expect(html).toContain('rel="preload"');
    expect(html).not.toContain('application/json');
  });

  it('are the same in every encoding', async () => {
    const distDir = site();
    const sent = async (encoding: string) =>
      Buffer.from(
        await (await ask(tenantNamed('maple'), distDir, { 'accept-encoding': encoding })).arrayBuffer(),
      );
    const plain = (await sent('identity')).toString();
    expect(brotliDecompressSync(await sent('br')).toString()).toBe(plain);
    expect(gunzipSync(await sent('gzip')).toString()).toBe(plain);
  });

  it('are those of another build once it lies in the folder', async () => {
    const distDir = site();
    const pages = createPageServer({ tenant: tenantNamed('maple'), distDir });
    const text = async () => (await pages.fetch(new Request('http://maple.localhost/'))).text();
    expect(await text()).not.toContain('another build');
    rmSync(join(distDir, 'index.html'));
    writeFileSync(join(distDir, 'index.html'), `${template}<!-- another build -->`);
    expect(await text()).toContain('another build');
  });

  it('are made once all of a build lies in the folder, whatever came first', async () => {
    const distDir = site();
    const part = join(distDir, '.first-page', 'first-page.mjs');
    writeFileSync(part, firstPages.slice(0, firstPages.length / 2));
    const pages = createPageServer({ tenant: tenantNamed('maple'), distDir });
    const status = async () => (await pages.fetch(new Request('http://maple.localhost/'))).status;
    expect(await status()).toBe(503);
    writeFileSync(part, firstPages);
    expect(await status()).toBe(200);
  });

  it('are drawn anew once the code that draws them is replaced', async () => {
    const distDir = site();
    const pages = createPageServer({ tenant: tenantNamed('maple'), distDir });
    const text = async () => (await pages.fetch(new Request('http://maple.localhost/'))).text();
    expect(await text()).toContain('Sign in');
    const part = join(distDir, '.first-page', 'first-page.mjs');
    rmSync(part);
    writeFileSync(part, firstPages.replace('Sign in', 'Log on'));
    expect(await text()).toContain('Log on');
  });
});

describe('a cookie of a request', () => {
  const read = (cookie: string) => requestCookie(new Headers({ cookie }), 'a');

  it.each([
    ['', undefined],
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['a=1; a=2', '1'],
    ['xa=2; ab=3; a=1', '1'],
    ['a = 1', '1'],
    ['A=1', '1'],
    ['a=x=y', 'x=y'],
    ['a; b=a=1', undefined],
    ['a=', ''],
  ])('%j is read as nginx reads it', (cookie, value) => {
    expect(read(cookie)).toBe(value);
  });

  it.each(OPEN_REQUESTS)('%j chooses the empty document: %s', (cookie, isOpen) => {
    expect(documentNameOf('/', new Headers({ cookie }))).toBe(isOpen ? 'other' : 'first');
    expect(documentNameOf('/loans', new Headers({ cookie }))).toBe('other');
  });
});

describe('the locale of a document', () => {
  const maple = tenantNamed('maple');
  const chosen = (accepted: string, cookie: string, tenant = maple) =>
    documentLocaleOf(tenant, new Headers({ 'accept-language': accepted, cookie }));

  it.each([
    ['', '', 'en-ca'],
    ['fr-CA,fr;q=0.9,en;q=0.8', '', 'fr-ca'],
    ['de,fr;q=0.8,en', '', 'fr-ca'],
    ['en-US,fr', '', 'en-ca'],
    ['fr-CA', 'x=1; member_portal_locale=en-ca', 'en-ca'],
    ['fr-CA', 'member_portal_locale=de-de', 'fr-ca'],
  ])('for %j and the cookie %j is %s', (accepted, cookie, locale) => {
    expect(chosen(accepted, cookie)).toBe(locale);
  });

  it('is one of the tenant’s own, whatever a request says', () => {
    const text = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    });
    for (const tenant of allTenants())
      fc.assert(
        fc.property(text, text, (accepted, cookie) => {
          expect(documentLocales(tenant)).toContain(
            chosen(accepted, `member_portal_locale=${cookie}`, tenant),
          );
        }),
      );
    for (const [accepted, cookie] of LANGUAGE_REQUESTS)
      expect(documentLocales(maple)).toContain(chosen(accepted, cookie));
  });
});

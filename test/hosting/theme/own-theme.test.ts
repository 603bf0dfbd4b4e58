import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTenants, createPageServer, loadTenants, nginxConfiguration } from '@member-portal/host';
import { describe, expect, it } from 'vitest';
import { readyThemes } from '../../../hosting/theme/ready-themes.ts';
import { nginxPlaces } from '../../support/infrastructure/nginx-places.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { tenantNamed } from '../../support/tenant.ts';
import { aTenantFolder } from './a-tenant-folder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';
const FONT = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(64, 7)]);
/** Signature and header of a PNG of 300 by 100. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000012c00000064080600000000000000', 'hex');

const font = { family: 'Prairie Grotesk', files: [{ file: 'fonts/prairie.woff2', weights: '200 900' }] };
const own = {
  ...readyThemes.teal,
  $schema: '../theme.schema.json',
  assetbase: '/static/',
  font,
  logo: { file: 'logo.svg', dark: 'logo-dark.png', height: 30 },
};
const files = {
  'theme.json': JSON.stringify(own),
  'fonts/prairie.woff2': FONT,
  'logo.svg': SVG,
  'logo-dark.png': PNG,
};
const distDir = (): string =>
  temporaryFolder({
    'index.html': '<link rel="stylesheet" href="{{assetBase}}{{themeSheet}}">{{themeColor}}',
  });

const onlyTenant = (directory: string) => {
  const [tenant] = loadTenants(directory);
  if (!tenant) throw new Error('there is no tenant');
  return tenant;
};

describe('a theme of a tenant’s own', () => {
  const served = () => {
    const tenant = onlyTenant(aTenantFolder(files, { theme: 'prairie' }));
    const pages = createPageServer({ tenant, distDir: distDir() });
    return { tenant, get: (path: string) => pages.fetch(new Request(`http://prairie.localhost${path}`)) };
  };

  it('is linked in the document under a hash, with its font beside it', async () => {
    const { get } = served();
    const document = await (await get('/')).text();
    const sheetPath = /href="([^"]+)"/.exec(document)?.[1] ?? '';
    expect(sheetPath).toMatch(/^\/static\/theme\/theme-[0-9a-f]{16}\.css$/);
    expect(document).toContain(own.light.primary);
    const sheet = await get(sheetPath);
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(sheet.headers.get('content-security-policy')).toContain("default-src 'none'");
    const css = await sheet.text();
    expect(css).toContain(`--color-primary:${own.light.primary}`);
    const fontName = /url\(([0-9a-f]{16}\.woff2)\)/.exec(css)?.[1] ?? '';
    // The other base answers too, for pages that were open before the theme changed.
    for (const base of ['/static/', '/assets/']) {
      const answer = await get(`${base}theme/${fontName}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(FONT);
    }
  });

  it('tells the page of its logo, in proportion, and serves it as a picture that can run nothing', async () => {
    const { get } = served();
    const { logo } = (await (await get('/config.json')).json()) as Record<string, Record<string, string>>;
    expect(logo).toEqual({
      light: expect.stringMatching(/^\/static\/theme\/[0-9a-f]{16}\.svg$/),
      dark: expect.stringMatching(/^\/static\/theme\/[0-9a-f]{16}\.png$/),
      width: 90,
      height: 30,
    });
    const picture = await get(logo?.['light'] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/);
    expect((await get(logo?.['dark'] ?? '')).headers.get('content-type')).toBe('image/png');
  });

  it.each([
    '/static/theme/theme.json',
    '/static/theme/theme-0000000000000000.css',
    '/static/theme/../config.json5',
    '/static/theme/%2e%2e/theme.json',
    '/theme.json',
    '/static/theme/fonts/prairie.woff2',
    '/static/theme/',
  ])('does not answer %s', async (path) => {
    const answer = await served().get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is served by nginx from the same files', async () => {
    const { tenant } = served();
    const source = { template: '<link href="{{assetBase}}{{themeSheet}}">' };
    const made = await nginxConfiguration(
      [tenant],
      source,
      nginxPlaces({
        folder: '/etc/member-portal',
        distDir: '/srv/dist',
        certificates: '/etc/certificates',
        securePort: 443,
        plainPort: 80,
      }),
    );
    const sheet = /href="\/static\/([^"]+)"/.exec(String(made['sites/prairie/index.en-us.html']))?.[1];
    expect(String(made[`sites/prairie/assets/${sheet}`])).toContain("font-family:'Prairie Grotesk'");
    const themeFiles = Object.keys(made).filter((path) => path.startsWith('sites/prairie/assets/theme/'));
    expect(themeFiles.map((path) => path.replace(/^.*\./, '')).sort()).toEqual([
      'css',
      'png',
      'svg',
      'woff2',
    ]);
    expect(made['sites/prairie.conf']).toContain(
      'location ^~ /assets/theme/ {\n    root "/etc/member-portal/sites/prairie";',
    );
  });

  it('may be of any name, and without a file only of a ready one', () => {
    expect(onlyTenant(aTenantFolder(files, { theme: 'prairie' })).problem).toBeUndefined();
    expect(onlyTenant(aTenantFolder({}, { theme: 'teal' })).look.theme).toEqual(readyThemes.teal);
    expect(checkTenants(aTenantFolder({}, { theme: 'teel' })).problems).toMatchObject([
      { key: 'theme', allowed: ['violet', 'teal', 'azure'], suggestion: 'teal' },
    ]);
  });
});

describe('a theme that must not be served', () => {
  const light = (changed: object) => ({ light: { ...own.light, ...changed } });

  it.each([
    [
      'a colour that ends the rule',
      light({ page: '#fff;}*{background:url(//evil.example)' }),
      'light.page',
      'must be a colour written as #rrggbb',
    ],
    ['a colour by name', light({ page: 'red' }), 'light.page', 'must be a colour written as #rrggbb'],
    ['a short colour', light({ text: '#fff' }), 'light.text', 'must be a colour written as #rrggbb'],
    ['no colour', light({ edge: undefined }), 'light.edge', 'is missing'],
    [
      'a radius with a unit',
      { corners: { ...own.corners, card: '8px' } },
      'corners.card',
      'must be a number',
    ],
    [
      'a radius out of range',
      { corners: { ...own.corners, card: 99 } },
      'corners.card',
      'must be a number of pixels from 0 to 32',
    ],
    [
      'another shape of button',
      { corners: { ...own.corners, button: 'round' } },
      'corners.button',
      'must be a number of pixels from 0 to 32, or "pill"',
    ],
    ['another base', { assetbase: 'https://cdn.example/' }, 'assetbase', 'is none of the allowed values'],
    [
      'a family that ends its quotes',
      { font: { ...font, family: "x';}*{color:red" } },
      'font.family',
      'must be Nunito Sans or Roboto, or a name in letters, digits, spaces and hyphens with files',
    ],
    [
      'a family without files',
      { font: { family: 'Papyrus' } },
      'font.family',
      'must be Nunito Sans or Roboto, or a name in letters, digits, spaces and hyphens with files',
    ],
    [
      'a font out of the folder',
      { font: { ...font, files: [{ file: '../other/secret.woff2', weights: '400' }] } },
      'font.files.0.file',
      'must be the path of a .woff2 file below the tenant’s folder',
    ],
    [
      'a font elsewhere',
      { font: { ...font, files: [{ file: 'https://cdn.example/a.woff2', weights: '400' }] } },
      'font.files.0.file',
      'must be the path of a .woff2 file below the tenant’s folder',
    ],
    [
      'weights that are CSS',
      { font: { ...font, files: [{ file: 'fonts/prairie.woff2', weights: '400;src:x' }] } },
      'font.files.0.weights',
      'must be a weight, or two with a space between',
    ],
    [
      'characters that are CSS',
      { font: { ...font, files: [{ ...font.files[0], characters: 'U+0}' }] } },
      'font.files.0.characters',
      'must be a unicode-range such as U+0000-00FF, U+0152-0153',
    ],
    [
      'a logo out of the folder',
      { logo: { file: '../../etc/logo.svg' } },
      'logo.file',
      'must be the path of an .svg or .png file below the tenant’s folder',
    ],
    [
      'a hidden file',
      { logo: { file: '.git/logo.svg' } },
      'logo.file',
      'must be the path of an .svg or .png file below the tenant’s folder',
    ],
    [
      'a logo of another kind',
      { logo: { file: 'logo.html' } },
      'logo.file',
      'must be the path of an .svg or .png file below the tenant’s folder',
    ],
    ['a logo that is not there', { logo: { file: 'lost.svg' } }, 'logo.file', 'cannot be read (lost.svg)'],
    [
      'a font that is none',
      { font: { ...font, files: [{ file: 'fonts/text.woff2', weights: '400' }] } },
      'font.files.0.file',
      'is no WOFF2 font (fonts/text.woff2)',
    ],
  ])('because of %s', (_, changed, key, rule) => {
    const text = JSON.stringify({ ...own, ...changed }, undefined, 2);
    const directory = aTenantFolder({ ...files, 'theme.json': text, 'fonts/text.woff2': 'text' });
    const { problems } = checkTenants(directory);
    expect(problems).toMatchObject([{ tenant: 'prairie', key, rule }]);
    expect(problems[0]?.file).toMatch(/theme\.json$/);
    const lines = text.split('\n');
    const last = key.split('.').at(-1);
    if (rule !== 'is missing') expect(lines[(problems[0]?.line ?? 0) - 1]).toContain(`"${last}"`);
    const tenant = onlyTenant(directory);
    expect([tenant.broken, tenant.look.theme]).toEqual([key, readyThemes.violet]);
  });

  it('because of a key that does not exist, and tells which was meant', () => {
    const theme = { ...own, light: { ...own.light, primery: '#123456' }, colour: 1 };
    const directory = aTenantFolder({ ...files, 'theme.json': JSON.stringify(theme) });
    expect(checkTenants(directory).problems).toMatchObject([
      { key: 'light.primery', suggestion: 'primary' },
      { key: 'colour', rule: 'is no key that the portal knows' },
    ]);
    // The tenant is served, without that key.
    const { broken, look } = onlyTenant(directory);
    expect([broken, look.theme.font.family]).toEqual([undefined, font.family]);
  });

  it.each([
    ['a script', SVG.replace('<path', '<script>alert(1)</script><path'), 'has <script>'],
    ['a handler', SVG.replace('<path', '<path onload="alert(1)"'), 'has onload'],
    ['foreign HTML', SVG.replace('<path', '<foreignObject/><path'), 'has <foreignObject>'],
    ['a link outside', SVG.replace('<path', '<use href="https://evil.example/#a"/><path'), 'outside itself'],
    [
      'a namespaced link',
      SVG.replace('<path', '<use xlink:href="data:image/svg+xml,x"/><path'),
      'outside itself',
    ],
    ['a colour fetched', SVG.replace('<path', '<path fill="url(https://evil.example/a)"'), 'outside itself'],
    [
      'an animation of a link',
      SVG.replace('<path', '<set attributeName="href" to="javascript:alert(1)"/><path'),
      'has <set>',
    ],
    ['a style', SVG.replace('<path', '<style>@import "//evil.example"</style><path'), 'has <style>'],
    ['an inline style', SVG.replace('<path', '<path style="fill:red"'), 'has a style attribute'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`, 'has a document type'],
    [
      'a style sheet',
      `<?xml-stylesheet href="//evil.example/a.css"?>${SVG}`,
      'has a document type or an instruction',
    ],
    ['hidden text', SVG.replace('<path', '<![CDATA[<script>]]><path'), 'has a CDATA section'],
    ['HTML', '<html><body>Logo</body></html>', 'must be an svg element'],
    ['nothing', '', 'is no SVG'],
    ['no viewBox', SVG.replace(/viewBox="[^"]*"/, ''), 'needs a viewBox'],
    ['a banner', SVG.replace('0 0 120 40', '0 0 4000 40'), 'at most 8 times as wide'],
    ['a huge file', SVG.replace('M0 0', `M0 0${'h1'.repeat(40_000)}`), 'is larger than 64 KiB'],
  ])('because of a logo with %s', (_, logo, rule) => {
    const { problems } = checkTenants(aTenantFolder({ ...files, 'logo.svg': logo }));
    expect(problems).toMatchObject([{ key: 'logo.file', rule: expect.stringContaining(rule) }]);
  });

  it('lets a still picture pass that refers to itself', () => {
    const logo = `<?xml version="1.0"?><!-- drawn -->${SVG.replace('<path', '<defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient></defs><use xlink:href="#b"/><path fill="url(#a)"')}`;
    expect(checkTenants(aTenantFolder({ ...files, 'logo.svg': logo })).problems).toEqual([]);
  });

  it('because of a link that leads out of the folder', () => {
    const elsewhere = join(temporaryFolder({ 'logo.svg': SVG }), 'logo.svg');
    const directory = aTenantFolder({
      ...files,
      'theme.json': JSON.stringify({ ...own, logo: { file: 'away.svg' } }),
    });
    symlinkSync(elsewhere, join(directory, 'prairie', 'away.svg'));
    expect(checkTenants(directory).problems).toMatchObject([
      { key: 'logo.file', rule: 'leads out of the tenant’s folder (away.svg)' },
    ]);
  });

  it.each([
    ['is not JSON', '{"light":', /^is not JSON/],
    ['is a list', '[]', /^must hold one object/],
    ['is huge', `{"a":"${'x'.repeat(70_000)}"}`, /^is larger than 64 KiB/],
  ])('because its file %s', (_, text, rule) => {
    const directory = aTenantFolder({ 'theme.json': text });
    expect(checkTenants(directory).problems).toMatchObject([
      { key: 'theme.json', rule: expect.stringMatching(rule) },
    ]);
    expect(onlyTenant(directory).broken).toBe('theme.json');
  });

  it('and the other tenants are still served', () => {
    const directory = aTenantFolder({ 'theme.json': '{' });
    cpSync(join(aTenantFolder({}), 'prairie', 'favicon.svg'), join(directory, 'plains', 'favicon.svg'));
    const { config } = tenantNamed('northwind');
    writeFileSync(join(directory, 'plains', 'config.json'), JSON.stringify({ ...config, tenant: 'plains' }));
    writeFileSync(join(directory, 'plains', 'hosts.json'), '["plains.localhost"]');
    expect(loadTenants(directory).map(({ id, broken }) => [id, broken])).toEqual([
      ['plains', undefined],
      ['prairie', 'theme.json'],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHost, byPort } from '../../sandbox/front/dispatch.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ people: [] });
});
afterAll(() => sandbox.close());

const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  sandbox.handle(new Request(`http://northwind.localhost${path}`, { headers }));

const report = (body: unknown, type = 'application/reports+json') =>
  sandbox.handle(
    new Request('http://northwind.localhost/sandbox/reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    }),
  );

describe('every answer of the platform', () => {
  test.each([
    '/api/buyer/somebody',
    '/api/nothing',
    '/openapi.json',
    '/sandbox/inbox',
    '/sandbox/inbox.json',
    '/sandbox/inbox.css',
    '/sandbox/tap.js',
    '/sandbox/nothing',
  ])('at %s forbids MIME sniffing and framing', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('does so for an unknown host too', async () => {
    const request = new Request('http://elsewhere.example/');
    const nothing = () => new Response('');
    for (const answer of [byHost([], new Map(), nothing)(request), byPort(nothing, true)(request)]) {
      const { status, headers } = await answer;
      expect(status).toBe(404);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the XSRF cookie', () => {
  test('is sent over https only where the visitor came by https', async () => {
    const cookie = async (headers: Record<string, string> = {}) =>
      (await get('/api/buyer/somebody', headers)).headers.get('set-cookie') ?? '';
    expect(await cookie({ 'x-forwarded-proto': 'https' })).toMatch(/XSRF-TOKEN=.*; Secure/);
    expect(await cookie()).toContain('XSRF-TOKEN=');
    expect(await cookie()).not.toContain('Secure');
  });
});

describe('reports of a breached page policy', () => {
  const breach = (effectiveDirective: string) => ({
    type: 'csp-violation',
    url: 'https://pay.example/loans/a-loan',
    body: { effectiveDirective, blockedURL: 'inline', documentURL: 'https://pay.example/loans/a-loan' },
  });

  test('are counted on the front desk by directive, in both forms, and keep no address', async () => {
    expect(String(await (await get('/sandbox/telemetry')).text())).toContain('0 arrived');
    const both = [breach('script-src-elem'), breach('img-src'), { type: 'deprecation', body: {} }];
    expect((await report(both)).status).toBe(204);
    const older = { 'csp-report': { 'violated-directive': 'img-src https://pay.example' } };
    expect((await report(older, 'application/csp-report')).status).toBe(204);
    expect((await report([breach('<b>')])).status).toBe(204);
    const page = await (await get('/sandbox/telemetry')).text();
    expect(page).toContain('4 arrived');
    expect(page).toMatch(/img-src<\/code><\/td><td>2</);
    expect(page).toMatch(/script-src-elem<\/code><\/td><td>1</);
    expect(page).toMatch(/other<\/code><\/td><td>1</);
    expect(page).not.toContain('a-loan');
  });

  test('that are none are refused, and no other call takes their content type', async () => {
    expect((await report({ nothing: true })).status).toBe(400);
    expect((await report([breach('img-src')], 'text/plain')).status).toBe(415);
    const elsewhere = new Request('http://northwind.localhost/sandbox/tap', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json' },
      body: '{}',
    });
    expect((await sandbox.handle(elsewhere)).status).toBe(415);
  });
});

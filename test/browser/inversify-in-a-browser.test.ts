import { expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { builtProgram, expected } from '../support/infrastructure/left-out-program.ts';
import { loopbackServer } from '../support/infrastructure/loopback-server.ts';

/** As strict as the portal's own about scripts. */
const POLICY =
  "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const PAGE = '<!doctype html><link rel="icon" href="data:,"><script src="/run.js" type="module"></script>';
const RUN = `import { leftOut, refused, results } from '/program.js';
window.ran = { results: results(), refused: refused(), leftOut: leftOut() };`;

test('what the build leaves of inversify (ADR 56) works in Chromium under a policy that forbids compiling', async () => {
  const scripts = new Map([
    ['/program.js', await builtProgram()],
    ['/run.js', RUN],
  ]);
  const { origin } = await loopbackServer((response, { url }) => {
    const script = scripts.get(url.pathname);
    const type = script === undefined ? 'text/html' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(script ?? PAGE);
  });
  const page = await (await sharedBrowser()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin);
  const ran: unknown = await page.evaluate(() => Reflect.get(window, 'ran'));
  await page.close();
  expect(ran).toEqual({ ...expected, leftOut: ['undefined', 'undefined', 'function'] });
  // Nothing but the icon, which the policy does not allow either.
  expect(errors.filter((error) => !error.includes('data:,'))).toEqual([]);
});

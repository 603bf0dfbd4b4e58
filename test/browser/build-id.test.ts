import { readFileSync } from 'node:fs';
import { createSite, readBuildManifest, readinessOf, trustedProxies } from '@member-portal/host';
import { expect, test } from 'vitest';
import { eventsOf } from '../support/infrastructure/local-intake.ts';
import { repositoryPath } from '../support/repository.ts';
import { allTenants } from '../support/tenant.ts';
import { watchedIntake } from '../support/watched-intake.ts';
import { PATIENCE_MS } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const DIST = repositoryPath('src', 'portal', 'dist');
const stage = aStage();

const siteOfBuild = () =>
  createSite({
    tenants: allTenants(),
    distDir: DIST,
    platform: undefined,
    proxies: trustedProxies([]),
    signInRate: 0,
    readiness: () => readinessOf(DIST, repositoryPath('tenants')),
    now: Date.now,
  });

const served = (path: string) => siteOfBuild().fetch(new Request(`http://northwind.localhost${path}`));

/** What `/readyz` of the page server says of the build that it serves. */
const readyBuild = async (): Promise<unknown> => (await served('/readyz')).json();

test('the document leads to the licences of the packages that it loads', async () => {
  const [, path = ''] = /<link rel="license" href="([^"]+)"/.exec(await (await served('/')).text()) ?? [];
  const notices = await served(path);
  expect([notices.status, notices.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await notices.text();
  // The packages of the first script, of documents and of fonts, and the words that the first one asks to be passed on.
  for (const name of ['react-dom', 'htmlparser2', '@fontsource-variable/roboto'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain('The above copyright notice and this permission notice shall be included');
});

test('the build has one id: in the page, in the log, in monitoring and in /readyz', async () => {
  const id = readBuildManifest(DIST)?.id;
  expect(id).toMatch(/^index-[\w-]+$/);
  expect(await readyBuild()).toMatchObject({ status: 'ready', build: id });
  expect(readFileSync(repositoryPath('src', 'portal', 'dist', '.build.json'), 'utf8')).toContain(`"${id}"`);
  const intake = await watchedIntake();
  const before = intake.calls.length;
  await stage.watchedVisit(
    { tenant: 'northwind', locale: 'en-us', width: 1280 },
    async ({ tab: { page } }) => {
      // A service that fails has the page write to its log.
      await page.route('**/api/featureflag/**', (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(stage.server.originOf('northwind'));
      expect(await page.locator('meta[name=build]').getAttribute('content')).toBe(id);
      await page.getByRole('textbox').first().fill('a');
      await expect
        .poll(() => stage.server.logged.filter((entry) => entry.includes(`"build":"${id}"`)).length, {
          timeout: PATIENCE_MS,
        })
        .toBeGreaterThan(0);
    },
  );
  // Monitoring sends what it holds when the page is left.
  await expect
    .poll(() => JSON.stringify(eventsOf(intake.calls.slice(before))), { timeout: PATIENCE_MS })
    .toContain(`"build":"${id}"`);
});

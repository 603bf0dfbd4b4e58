import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { tenantNamed } from '../support/tenant.ts';
import { PORTAL } from './driver/drawn-page.ts';

/** How long the document gives its scripts, in milliseconds. */
const waitsFor = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'late-words')
      .map((animation) => animation.effect?.getTiming().delay),
  );

/** Lets the time pass that the document gives its scripts. */
const waitLong = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

describe('a document without a drawn page whose scripts never load', () => {
  const tenant = tenantNamed('maple');
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages([tenant]);
  });
  afterAll(async () => {
    site.close();
  });
  const words = (page: Page) => page.getByText('Le portail n’a pas pu s’ouvrir');

  /** A page whose scripts are asked for and never arrive. */
  const openWaiting = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.route(/\.js(\?|$)/, () => undefined);
    await page.goto(`${site.originOf(tenant.id)}/loans`, { waitUntil: 'commit' });
    await page.locator('#unavailable').waitFor({ state: 'attached' });
    return page;
  };

  test('shows an error without script, in both languages, after a while', async () => {
    const page = await openWaiting();
    expect(await waitsFor(page)).toEqual([20_000]);
    await waitLong(page);
    expect(await words(page).isVisible()).toBe(true);
    expect(await page.getByText('The portal could not be opened').isVisible()).toBe(true);
    await page.close();
  });

  test('says at once, without the ring, that its script is lost, once a second request for it fails too', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    await page.route(PORTAL, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(`${site.originOf(tenant.id)}/loans`);
    await words(page).waitFor({ timeout: 10_000 });
    expect(asked).toHaveLength(2);
    const ring = await page.evaluate(() =>
      ['portal', 'unavailable'].map((id) => {
        const place = document.getElementById(id);
        return place && getComputedStyle(place, '::before').content;
      }),
    );
    expect(ring).toEqual(['none', 'none']);
    await page.close();
  });

  test('opens where one request for its script fails', async () => {
    const page = await browser.newPage();
    await page.route(PORTAL, (route) => route.abort(), { times: 1 });
    await page.goto(`${site.originOf(tenant.id)}/loans`);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 10_000 });
    expect(await words(page).isVisible()).toBe(false);
    await page.close();
  });

  test('shows a ring from 250 ms on until then', async () => {
    const page = await openWaiting();
    const opacityAt = (at: number) =>
      page.evaluate((time) => {
        const place = document.getElementById('unavailable');
        if (!place) return undefined;
        for (const animation of place.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = time;
        }
        return getComputedStyle(place, '::before').opacity;
      }, at);
    expect([await opacityAt(240), await opacityAt(260), await opacityAt(20_100)]).toEqual(['0', '1', '0']);
    await page.close();
  });

  test('shows no error where its scripts do load', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.originOf(tenant.id)}/loans`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitLong(page);
    expect(await words(page).isVisible()).toBe(false);
    await page.close();
  });
});

import { Readable } from 'node:stream';
import { languageTagOf } from '@member-portal/domain/locale';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { servePages } from '../support/page-site.ts';
import { tenantNamed } from '../support/tenant.ts';
import { holdScript, isUsable, keptOfDrawn, noteDrawn, PORTAL } from './driver/drawn-page.ts';
import { framesOf, noteFrames } from './driver/frames.ts';
import { aContext, everyDocument, noteComplaints, pagesAlone } from './driver/pages-alone.ts';
import { phrasesOf } from './driver/phrases.ts';

const english = phrasesOf('en-ca');
const french = phrasesOf('fr-ca');

/** Serves Maple's sign-in page in two parts: up to the end of a text, and the rest when the returned function is called. */
const serveInTwoParts = async (text: string) => {
  let sendRest = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const site = await servePages([tenantNamed('maple')], async (request, serve) => {
    if (new URL(request.url).pathname !== '/') return serve(request);
    const asked = new Headers(request.headers);
    asked.delete('accept-encoding');
    const answer = await serve(new Request(request.url, { headers: asked }));
    const html = await answer.text();
    const cut = html.indexOf(text) + text.length;
    const parts = async function* () {
      yield html.slice(0, cut);
      await isWanted;
      yield html.slice(cut);
    };
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(Readable.toWeb(Readable.from(parts())) as ReadableStream, { headers });
  });
  onTestFinished(() => {
    sendRest();
    site.close();
  });
  return { origin: site.originOf('maple'), sendRest };
};

describe('the sign-in page of a returning visitor', () => {
  const site = pagesAlone();

  const isHidden = (page: Page) => expect.poll(() => page.locator('html[data-starting]').count()).toBe(1);

  test.each(everyDocument)(
    'of %s in %s is there at once and hydrated unchanged, without input or console errors',
    async (id, locale) => {
      const context = await aContext({ locale: languageTagOf(locale) });
      await context.addInitScript(
        ([tenant, chosen]) => {
          localStorage.setItem(`member-portal.${tenant}.locale`, chosen);
          localStorage.setItem(`member-portal.${tenant}.privacy`, 'optedOut doNotShare');
          localStorage.setItem(`member-portal.${tenant}.flags`, '{"maintenanceBanner":false}');
        },
        [id, locale] as const,
      );
      const page = await context.newPage();
      const complaints = noteComplaints(page);
      const release = await holdScript(page);
      // Time is stopped, so that no timer starts anything.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked = page.waitForRequest(
        (request) => PORTAL.test(request.url()) && request.resourceType() === 'script',
      );
      await page.goto(site.originOf(id));
      await asked;
      await page.clock.resume();
      expect(await page.getByRole('main').isVisible()).toBe(true);
      const count = await noteDrawn(page);
      const usable = isUsable(page);
      release();
      await usable;
      await page.waitForLoadState('networkidle');
      expect(await keptOfDrawn(page)).toBe(count);
      expect(complaints).toEqual([]);
    },
  );

  test('is drawn in the language that was chosen here, and in no other, in a new tab and at a reload', async () => {
    const context = await aContext({ locale: 'en-CA' });
    await noteFrames(context);
    const first = await context.newPage();
    await first.goto(site.originOf('maple'));
    await first.getByRole('button', { name: /Français/ }).click();
    await first.getByRole('button', { name: english('language.yes') }).click();
    await first.getByRole('heading', { name: french('signIn.heading') }).waitFor();
    const second = await context.newPage();
    for (const page of [first, second]) {
      const release = await holdScript(page);
      await page.goto(site.originOf('maple'));
      // Drawn before its script, although the browser would rather have English.
      await page.getByText(french('signIn.email.lead')).waitFor();
      const usable = isUsable(page);
      release();
      await usable;
      expect((await framesOf(page)).filter((text) => text.includes(english('signIn.email.lead')))).toEqual(
        [],
      );
    }
  });

  test('is never seen in another language if only storage holds the chosen one', async () => {
    const context = await aContext({ locale: 'en-CA' });
    await noteFrames(context);
    await context.addInitScript(() => localStorage.setItem('member-portal.maple.locale', 'fr-ca'));
    const page = await context.newPage();
    const release = await holdScript(page);
    const answer = await page.goto(site.originOf('maple'));
    expect(await answer?.text()).toContain(english('signIn.email.lead'));
    await isHidden(page);
    expect(await page.getByRole('main').isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { name: french('signIn.heading') }).waitFor();
    expect((await framesOf(page)).filter((text) => text.includes(english('signIn.email.lead')))).toEqual([]);
    // The portal has drawn its own page, and presses are its own from then on.
    await page.getByRole('button', { name: french('signIn.switch.phone') }).click();
    await page.getByRole('textbox', { name: french('signIn.phone.field') }).waitFor();
    expect(await page.locator('html[data-waiting],html[data-starting]').count()).toBe(0);
  });

  test('is not seen while its document is still coming', async () => {
    const { origin, sendRest } = await serveInTwoParts(english('signIn.email.lead'));
    const context = await aContext({ locale: 'en-CA' });
    await noteFrames(context);
    await context.addInitScript(() => localStorage.setItem('member-portal.maple.locale', 'fr-ca'));
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'commit' });
    // The browser has parsed a part without the early script, and draws a frame of it, as it may on a busy machine or a slow line.
    const lead = page.getByText(english('signIn.email.lead'));
    await lead.waitFor({ state: 'attached' });
    expect(await page.locator('body script').count()).toBe(0);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await lead.isVisible()).toBe(false);
    sendRest();
    await page.getByRole('heading', { name: french('signIn.heading') }).waitFor();
    expect((await framesOf(page)).filter((text) => text.includes(english('signIn.email.lead')))).toEqual([]);
  });

  test('is never seen in a tab with a session, even without the cookie', async () => {
    const context = await aContext({ locale: 'en-CA' });
    await noteFrames(context);
    const page = await context.newPage();
    await page.goto(`${site.originOf('northwind')}/favicon.svg`);
    await page.evaluate(() => {
      const session = { token: 'a.b.c', tokenExpiresAt: Date.now() + 600_000 };
      sessionStorage.setItem('member-portal.session', JSON.stringify(session));
    });
    const release = await holdScript(page);
    await page.goto(site.originOf('northwind'));
    await isHidden(page);
    expect(await page.getByRole('main').isVisible()).toBe(false);
    expect((await framesOf(page)).join('')).toBe('');
    release();
  });

  test('is not seen without its notice of a session that ended', async () => {
    const context = await aContext({ locale: 'en-US' });
    await noteFrames(context);
    const page = await context.newPage();
    await page.goto(site.originOf('northwind'));
    const usable = isUsable(page);
    await page.getByRole('main').getByRole('textbox').focus();
    await usable;
    await page.evaluate(() => history.replaceState({ ...history.state, ended: 'session.signedOut' }, ''));
    await page.reload();
    const t = phrasesOf('en-us');
    await page.getByText(t('session.signedOut')).waitFor();
    const drawn = (await framesOf(page)).filter((text) => text.includes(t('signIn.email.lead')));
    expect(drawn.filter((text) => !text.includes(t('session.signedOut')))).toEqual([]);
  });
});

import { languageTagOf } from '@member-portal/domain/locale';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { holdScript, isUsable, keptOfDrawn, noteDrawn, PORTAL } from './driver/drawn-page.ts';
import { framesOf, noteFrames } from './driver/frames.ts';
import { aContext, everyDocument, noteComplaints, pagesAlone } from './driver/pages-alone.ts';
import { phrasesOf } from './driver/phrases.ts';
import { aStage } from './driver/stage.ts';

describe('the sign-in page before its script', () => {
  const site = pagesAlone();

  const aPage = async (options: BrowserContextOptions = {}) => {
    const context = await aContext({ locale: 'en-US', ...options });
    const page = await context.newPage();
    return { context, page, complaints: noteComplaints(page) };
  };
  const field = (page: Page) => page.getByRole('main').getByRole('textbox');

  test.each(everyDocument)(
    'of %s in %s is hydrated unchanged, without console errors',
    async (id, locale) => {
      const { page, complaints } = await aPage({ locale: languageTagOf(locale) });
      await page.goto(site.originOf(id));
      expect(await page.locator('h1').textContent()).toBe(phrasesOf(locale)('signIn.heading'));
      const count = await noteDrawn(page);
      expect(count).toBeGreaterThan(30);
      const usable = isUsable(page);
      await field(page).focus();
      await usable;
      await page.waitForLoadState('networkidle');
      expect([await keptOfDrawn(page), complaints]).toEqual([count, []]);
      expect(await page.title()).toMatch(new RegExp(`^${phrasesOf(locale)('signIn.heading')} – `));
      // A rule that would cost every later change of the page, see `long-lists.test.ts`.
      expect(await page.locator('#undecided').count()).toBe(0);
    },
  );

  test('keeps typed text, its node, the caret and the focus', async () => {
    const { page } = await aPage();
    const release = await holdScript(page);
    await page.goto(site.originOf('northwind'));
    await field(page).pressSequentially('ada@example.com');
    await page.keyboard.press('Home');
    await field(page).evaluate((input) => {
      Reflect.set(window, 'field', input);
    });
    const usable = isUsable(page);
    release();
    await usable;
    await page.keyboard.type('!');
    expect(
      await field(page).evaluate((input: HTMLInputElement) => [
        input.value,
        input === Reflect.get(window, 'field'),
        input === document.activeElement,
      ]),
    ).toEqual(['!ada@example.com', true, true]);
  });

  test('reads a value that the browser filled in without an event', async () => {
    const { page } = await aPage();
    const release = await holdScript(page);
    await page.goto(site.originOf('northwind'));
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = 'not an address';
    });
    await page.getByRole('button', { name: phrasesOf('en-us')('signIn.submit.email') }).click();
    release();
    await page.getByText(phrasesOf('en-us')('signIn.email.invalid')).first().waitFor();
    expect(await field(page).inputValue()).toBe('not an address');
  });

  test('repeats the last press once the portal answers', async () => {
    const { page } = await aPage();
    const release = await holdScript(page);
    await page.goto(site.originOf('northwind'));
    const t = phrasesOf('en-us');
    await page.getByRole('button', { name: t('signIn.submit.email') }).click();
    await page.getByRole('button', { name: t('signIn.switch.phone') }).click();
    expect(await page.locator('html[data-waiting]').count()).toBe(1);
    release();
    await page.getByRole('textbox', { name: t('signIn.phone.field') }).waitFor();
    expect(await page.getByText(t('signIn.email.empty')).count()).toBe(0);
    expect(await page.locator('html[data-waiting]').count()).toBe(0);
  });

  test('leaves a link to the browser that it opens in another tab', async () => {
    const { context, page } = await aPage();
    const release = await holdScript(page);
    await page.goto(site.originOf('northwind'));
    const opened = context.waitForEvent('page');
    await page
      .locator('#portal a[href^="/"]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    expect(await page.locator('html[data-waiting]').count()).toBe(0);
    release();
  });

  test('starts the portal automatically some seconds after it has loaded, and not before', async () => {
    const { page } = await aPage();
    await page.clock.install();
    await page.goto(site.originOf('northwind'));
    await page.waitForLoadState('load');
    let isStarted = false;
    const usable = isUsable(page).then(() => {
      isStarted = true;
    });
    await page.clock.runFor(4_900);
    expect(isStarted).toBe(false);
    await page.clock.runFor(200);
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return isStarted;
      })
      .toBe(true);
    await usable;
  });

  test('is never shown where the browser’s languages differ from those of its request', async () => {
    const { page, context } = await aPage();
    await noteFrames(context);
    // The locale of a context takes precedence over its extra headers, so the request is changed on its way.
    await page.route(`${site.originOf('maple')}/`, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-language': 'fr-CA' } }),
    );
    const document = await page.goto(site.originOf('maple'));
    expect(await document?.text()).toContain(phrasesOf('fr-ca')('signIn.email.lead'));
    await page.getByRole('heading', { name: phrasesOf('en-ca')('signIn.heading'), exact: true }).waitFor();
    const words = phrasesOf('fr-ca')('signIn.email.lead');
    expect((await framesOf(page)).filter((text) => text.includes(words))).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'has the colours of the portal from its first frame on, %s',
    async (colorScheme) => {
      const { page } = await aPage({ colorScheme });
      const release = await holdScript(page);
      const looks = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('html, #portal *')].map((element) => {
            const { color, backgroundColor, borderColor, boxShadow, display, fontSize } =
              getComputedStyle(element);
            return [element.tagName, color, backgroundColor, borderColor, boxShadow, display, fontSize].join(
              ' ',
            );
          }),
        );
      await page.goto(site.originOf('northwind'));
      await page.waitForLoadState('load');
      const before = await looks();
      const usable = isUsable(page);
      await page.getByRole('heading', { level: 1 }).evaluate(() => dispatchEvent(new Event('pointerdown')));
      release();
      await usable;
      expect(await looks()).toEqual(before);
      expect(before.length).toBeGreaterThan(30);
    },
  );

  test('says without script that it needs one, above the form', async () => {
    const { page } = await aPage();
    const html = (await (await page.goto(site.originOf('northwind')))?.text()) ?? '';
    const [, words = ''] = /<body>\s*<noscript>(.*?)<\/noscript>\s*<div id="portal">/s.exec(html) ?? [];
    expect(words).toContain('This portal needs JavaScript.');
    expect(words).toContain('Ce portail a besoin de JavaScript.');
  });

  test('says what to do once its script cannot be fetched', async () => {
    const { page } = await aPage();
    await page.route(PORTAL, (route) => route.abort());
    await page.goto(site.originOf('northwind'));
    const words = page.getByText('The portal could not be opened');
    expect(await words.isVisible()).toBe(false);
    await field(page).focus();
    await words.waitFor();
    expect(await field(page).isVisible()).toBe(true);
  });

  test('opens the portal where one request for its script fails', async () => {
    const { page } = await aPage();
    await page.route(PORTAL, (route) => route.abort(), { times: 2 });
    await page.goto(site.originOf('northwind'));
    const usable = isUsable(page);
    await field(page).focus();
    await usable;
    expect(await page.getByText('The portal could not be opened').isVisible()).toBe(false);
  });

  test('says at once what to do after a press that its lost script cannot answer', async () => {
    const { page } = await aPage();
    await page.route(PORTAL, (route) => route.abort());
    await page.goto(site.originOf('northwind'));
    await page.getByRole('button', { name: phrasesOf('en-us')('signIn.submit.email') }).click();
    await page.getByText('The portal could not be opened').waitFor({ timeout: 10_000 });
  });

  test('says what to do where a press is not answered for long', async () => {
    const { page } = await aPage();
    await page.route(PORTAL, () => undefined);
    await page.goto(site.originOf('northwind'));
    await page.getByRole('button', { name: phrasesOf('en-us')('signIn.submit.email') }).click();
    const words = page.getByText('The portal could not be opened');
    expect(await words.isVisible()).toBe(false);
    const delays = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
    );
    expect(delays).toContain(20_000);
    expect(await words.isVisible()).toBe(true);
  });
});

describe('a press right after the first paint', () => {
  const stage = aStage();

  test('asks for one code, and says where it went', async () => {
    const page = await (await aContext({ locale: 'en-US' })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/send-code/.test(request.url())) asked.push(request.method());
    });
    await page.goto(stage.server.originOf('northwind'));
    const { email } = await stage.platform('northwind').borrower('Avery');
    const t = phrasesOf('en-us');
    await page.getByRole('main').getByRole('textbox').fill(email);
    const submit = page.getByRole('button', { name: t('signIn.submit.email') });
    await submit.dblclick({ noWaitAfter: true });
    await page.getByRole('heading', { name: t('signIn.code.heading') }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['POST']);
    expect(new URL(page.url()).search).toBe('');
  });
});

import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** A difference that comes from rounding to device pixels. */
const A_PIXEL = 1;

describe('what moves over a page', () => {
  const stage = aStage();

  const onLoansPage = (width: number, play: (visit: Visit) => Promise<void>) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width }, async (visit) => {
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      await comesBackSignedIn({ platform, portal }, await platform.borrower('Avery'));
      await play(visit);
    });
  const onAccountPage = (width: number, play: (visit: Visit) => Promise<void>) =>
    onLoansPage(width, async (visit) => {
      await browserPortal(visit.tab, visit.connection).opensAccount();
      await seen(visit.tab.page.getByRole('button', { name: /^Edit/ }));
      await play(visit);
    });
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error(`${what} does not show`);
    return box;
  };
  /** The platform refuses the token: the portal signs out by force, and says so in a toast. */
  const toastOf = async ({ tab: { page, t } }: Visit, waitFor = seen): Promise<Locator> => {
    await page.route('**/api/servicing/**', (route) =>
      route.fulfill({ status: 401, json: { reason: 'Unauthenticated' } }),
    );
    // What the page reads by itself meanwhile is refused as well, and takes the link away: the toast stays for five seconds, and
    // is not to be gone before the click has given up.
    void page
      .getByRole('link', { name: t('loans.nav.closed') })
      .click()
      .catch(() => undefined);
    const close = page.getByRole('button', { name: t('toast.close'), exact: true });
    await waitFor(close);
    return close.locator('..');
  };
  const settle = (toast: Locator) =>
    toast.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));

  /** The animation has ended: the same again, from its beginning. */
  const replayed = (toast: Locator) =>
    toast.evaluate((element: HTMLElement) => {
      element.style.animationPlayState = 'paused';
      const name = getComputedStyle(element).animationName;
      element.style.animationName = 'none';
      void element.offsetWidth;
      element.style.animationName = name;
      const [first] = element.getAnimations();
      const effect = first?.effect;
      const from = effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.['transform'] : undefined;
      element.style.animationName = '';
      element.style.animationPlayState = '';
      return from;
    });

  // Proves.
  it('a toast is 375 pixels wide at the bottom right, comes from the left, and stays five seconds', () =>
    onLoansPage(1280, async (visit) => {
      const { page } = visit.tab;
      // Time passes for the page as the test lets it, however long this machine takes.
      // What is still on its way would give up when the clock jumps.
      await seen(page.getByRole('article').first());
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      const toast = await toastOf(visit, async (close) => {
        for (let steps = 0; steps < 1000 && !(await close.isVisible()); steps += 1) {
          await page.clock.runFor(50);
          // An answer takes time of this machine, in which little of the page's may pass.
          await setTimeout(10);
        }
      });
      expect(await replayed(toast)).toBe('translateX(-100%)');
      await settle(toast);
      const { x, y, width, height } = await boxOf(toast);
      expect(Math.abs(width - 375)).toBeLessThan(A_PIXEL);
      expect(height).toBeGreaterThanOrEqual(60);
      expect(await toast.evaluate((element) => getComputedStyle(element).minHeight)).toBe('60px');
      const window = page.viewportSize() ?? { width: 0, height: 0 };
      expect([window.width - x - width, window.height - y - height]).toEqual([16, 16]);
      await page.clock.runFor(4900);
      expect(await toast.isVisible()).toBe(true);
      await page.clock.runFor(200);
      await gone(toast);
    }));

  // Proves.
  it('a toast has the width of its window below 600 pixels, and comes from below up to 675', () =>
    onLoansPage(1280, async (visit) => {
      const toast = await toastOf(visit);
      await visit.tab.page.setViewportSize({ width: 1000, height: 740 });
      await toast.hover();
      for (const [width, wide, from] of [
        [676, 375, 'translateX(-100%)'],
        [675, 375, 'translateY(100%)'],
        [601, 375, 'translateY(100%)'],
        [600, 600, 'translateY(100%)'],
        [360, 360, 'translateY(100%)'],
      ] as const) {
        await visit.tab.page.setViewportSize({ width, height: 740 });
        expect(await replayed(toast), `at ${width}`).toBe(from);
        await settle(toast);
        const box = await boxOf(toast);
        expect(Math.abs(box.width - wide), `at ${width}`).toBeLessThan(A_PIXEL);
        if (wide === width) expect([box.x, 740 - box.y - box.height].map(Math.round)).toEqual([0, 0]);
      }
    }));

  it('a toast whose code could not be fetched takes nothing from the page, which says the same', () =>
    onLoansPage(1280, async ({ tab: { page, t }, problems }) => {
      const address = page.url();
      problems.expect(/dynamically imported module|ERR_FAILED/);
      // The code of signed-in pages, not the messages of a language.
      await page.route(/\/(assets|static)\/signed-in-[^/]*\.js$/, (route) => route.abort());
      await page.reload();
      await seen(page.getByRole('heading', { level: 1, name: t('unexpected.heading') }));
      // The platform ends the session in another tab, and with it here.
      const session = await page.evaluate(() => sessionStorage.getItem('member-portal.session') ?? '');
      const other = await page.context().newPage();
      await other.addInitScript((kept) => sessionStorage.setItem('member-portal.session', kept), session);
      await other.route('**/api/servicing/**', (route) =>
        route.fulfill({ status: 401, json: { reason: 'Unauthenticated' } }),
      );
      const toastLost = page.waitForEvent('requestfailed');
      await other.goto(address);
      await toastLost;
      // Where the loss replaced the page, it would do so now.
      await page.waitForLoadState('networkidle');
      await seen(page.getByRole('heading', { level: 1, name: t('signIn.heading') }));
      await seen(page.getByText(t('session.signedOut')));
    }));

  const openEmail = async ({ tab: { page, t } }: Visit): Promise<Locator> => {
    await page.getByRole('button', { name: `${t('account.edit')} ${t('account.edit.email')}` }).click();
    const dialog = page.getByRole('dialog');
    await seen(dialog.getByRole('heading', { level: 2, name: t('account.email.edit') }));
    return dialog;
  };
  const sends = async (dialog: Locator, { tab: { t } }: Visit): Promise<void> => {
    await dialog.getByRole('textbox').fill('avery.new@example.com');
    await dialog.getByRole('button', { name: t('account.sendCode'), exact: true }).click();
    await seen(dialog.getByRole('heading', { level: 2, name: t('account.email.verify') }));
  };
  /** Notes every animation that a script begins. */
  const noteAnimations = (page: Page) =>
    page.evaluate(() => {
      const noted: unknown[] = [];
      Reflect.set(window, 'noted', noted);
      const animate = Element.prototype.animate;
      Element.prototype.animate = function noting(frames, options) {
        noted.push([frames, Reflect.get(Object(options), 'duration')]);
        return animate.call(this, frames, options);
      };
    });

  // Proves.
  it('a modal fades each step out and the next one in, over the standard entering duration', () =>
    onAccountPage(1280, async (visit) => {
      const { page } = visit.tab;
      const dialog = await openEmail(visit);
      await noteAnimations(page);
      await sends(dialog, visit);
      const [out] = await page.evaluate(() => Reflect.get(window, 'noted'));
      expect(out[0]).toEqual({ opacity: [1, 0] });
      const step = dialog.locator('[data-dd-action-name^="dialog step"]');
      const coming = await step.evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element);
        return { named: animationName !== 'none', ms: Number.parseFloat(animationDuration) * 1000 };
      });
      expect(coming.named).toBe(true);
      const standard = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--motion-enter')),
      );
      expect(standard).toBe(225);
      expect(Math.abs(out[1] + coming.ms - standard)).toBeLessThan(2);
    }));

  it('a modal shows each step from its top, and so does one that is opened again', () =>
    onAccountPage(360, async (visit) => {
      const { page } = visit.tab;
      await page.setViewportSize({ width: 360, height: 200 });
      const dialog = await openEmail(visit);
      const top = () => dialog.evaluate(({ scrollTop }) => scrollTop);
      const scroll = async (): Promise<void> => {
        await dialog.evaluate((element) => element.scrollTo(0, 60));
        expect(await top()).toBe(60);
      };
      await scroll();
      await page.keyboard.press('Escape');
      await gone(dialog);
      await openEmail(visit);
      expect(await top()).toBe(0);
      await scroll();
      await sends(dialog, visit);
      expect(await top()).toBe(0);
    }));

  it('a modal gives the focus back to what opened it, and closes by Enter on its close button', () =>
    onAccountPage(1280, async (visit) => {
      const { page, t } = visit.tab;
      const dialog = await openEmail(visit);
      await dialog.getByRole('button', { name: t('action.close'), exact: true }).focus();
      await page.keyboard.press('Enter');
      await gone(dialog);
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      expect(await focused()).toBe(`${t('account.edit')} ${t('account.edit.email')}`);
    }));

  it('a modal takes the browser’s Back for itself: step by step, then it closes, and what was typed stays', () =>
    onAccountPage(360, async (visit) => {
      const { page } = visit.tab;
      const platform = stage.platform('northwind');
      const there = page.url();
      const dialog = await openEmail(visit);
      const field = dialog.getByRole('textbox');
      await field.fill('avery.new@example.com');
      await page.keyboard.press('Enter');
      const code = dialog.locator('input[autocomplete="one-time-code"]');
      await seen(code);
      expect(await platform.newestCode('avery.new@example.com')).toMatch(/^\d{6}$/);
      await page.goBack();
      await gone(code);
      expect(await field.inputValue()).toBe('avery.new@example.com');
      await page.goBack();
      await gone(dialog);
      await expect.poll(() => page.url(), { timeout: PATIENCE_MS }).toBe(there);
      await seen(page.getByRole('heading', { level: 1, name: visit.tab.t('account.heading') }));
      await page.goBack();
      await expect.poll(() => page.url(), { timeout: PATIENCE_MS }).not.toBe(there);
    }));

  it('a modal takes the browser’s Back also on the first page of a tab', () =>
    onLoansPage(360, async ({ tab: { page, t } }) => {
      const there = page.url();
      await page
        .getByRole('button', { name: t('loans.pay') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await seen(dialog);
      await page.goBack();
      await gone(dialog);
      expect(page.url()).toBe(there);
      await seen(page.getByRole('heading', { level: 1, name: t('loans.title') }));
    }));

  it('of two modals the browser’s Back is for the one on top, and the other stays as it was', () =>
    onAccountPage(360, async (visit) => {
      const { page, t } = visit.tab;
      await page.clock.install();
      await page.reload();
      const below = page.getByRole('dialog').filter({ hasText: t('account.email.edit') });
      const above = page.getByRole('dialog').filter({ has: page.getByRole('timer') });
      await (await openEmail(visit)).getByRole('textbox').fill('avery.new@example.com');
      await page.clock.fastForward('13:05');
      await seen(above);
      await page.goBack();
      await gone(above);
      expect(await below.getByRole('textbox').inputValue()).toBe('avery.new@example.com');
    }));

  it('a modal keeps its buttons in sight while a long form scrolls under them', () =>
    onAccountPage(360, async (visit) => {
      const { page, t } = visit.tab;
      await page.setViewportSize({ width: 360, height: 600 });
      await page.getByRole('button', { name: `${t('account.edit')} ${t('account.edit.address')}` }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: t('account.address.save'), exact: true });
      await seen(save);
      const bottom = async () => {
        const [frame, button] = [await boxOf(dialog), await boxOf(save)];
        return [button.y + button.height < frame.y + frame.height, button.y > frame.y];
      };
      for (const top of [0, 100, 9999]) {
        await dialog.evaluate((element, to) => element.scrollTo(0, to), top);
        expect(await bottom(), String(top)).toEqual([true, true]);
      }
      await dialog.getByLabel(t('account.address.postalCode.US')).focus();
      const field = await boxOf(dialog.getByLabel(t('account.address.postalCode.US')));
      expect(field.y + field.height).toBeLessThanOrEqual((await boxOf(save)).y);
    }));

  it('a modal is printed whole and without the page beneath, so that a review keeps its authorization', () =>
    onLoansPage(1280, async ({ tab: { page } }) => {
      await page.locator('main [data-dd-action-name="make a payment"]').first().click();
      const dialog = page.getByRole('dialog');
      await seen(dialog.getByRole('region'));
      const cut = () => dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
      // The methods and the authorization arrive after the region.
      await expect.poll(cut).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(cut).toBeLessThanOrEqual(A_PIXEL);
      expect(await page.locator('h1').isVisible()).toBe(false);
      // Its end is on the paper, not beyond what the window shows of the dialog.
      const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      const { y, height } = await boxOf(dialog);
      expect(scrollHeight).toBeGreaterThanOrEqual(Math.floor(y + height));
    }));

  it('a modal over a document that was printed leaves it on the paper', () =>
    onLoansPage(1280, async ({ tab: { page, t, origin } }) => {
      await page.clock.install();
      await page.goto(`${origin}/disclosure/verification-service`);
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await page.getByRole('button', { name: t('disclosure.print'), exact: true }).click();
      const paper = page.locator('[data-print=only]');
      await paper.waitFor({ state: 'attached' });
      await page.clock.fastForward('13:05');
      await seen(page.getByRole('dialog').getByRole('timer'));
      await page.emulateMedia({ media: 'print' });
      expect(await paper.isVisible()).toBe(true);
      expect(await page.getByRole('dialog').isVisible()).toBe(false);
    }));

  // Proves.
  it('a page that loads has a spinner in the middle of it, after a quarter of a second', () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
      const { page, t } = visit.tab;
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\/AccountPage-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await comesBackSignedIn({ platform, portal }, await platform.borrower('Avery'));
      await page.getByRole('link', { name: t('nav.account'), exact: true }).click();
      const spinner = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: t('busy.loading') });
      await spinner.waitFor({ timeout: PATIENCE_MS });
      const mark = await boxOf(spinner.locator('svg').first());
      expect(Math.abs(mark.x + mark.width / 2 - 640)).toBeLessThan(10);
      const room = await boxOf(spinner);
      expect(room.height).toBeGreaterThan(600);
      expect(Math.abs(mark.y + mark.height / 2 - (room.y + room.height / 2))).toBeLessThan(10);
      letGo();
      await seen(page.getByRole('heading', { level: 1, name: t('account.heading') }));
    }));
});

import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Borrower } from '../../acceptance/language/platform.ts';
import type { PaymentWish } from '../../acceptance/language/portal.ts';
import { moneyText, typedMoney } from '../../acceptance/language/texts.ts';
import { firstLoanOf, wishOf } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import { holdScript } from '../../browser/driver/drawn-page.ts';
import type { Visit } from '../../browser/driver/open-portal.ts';
import { seen } from '../../browser/driver/seen.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { nextBuild } from '../../support/next-build.ts';
import { repositoryPath } from '../../support/repository.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
const BUILT = repositoryPath('src', 'portal', 'dist');

/** How many documents a page has loaded, by a counter that starts now. */
const documentsOf = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};

describe('a release', () => {
  const stage = aStage();

  /** A journey of a borrower who presses again where a press had no effect. */
  const journey = (
    { tab: { page, t } }: Visit,
    borrower: Borrower,
    wish: PaymentWish,
    newestCode: () => Promise<string>,
  ) => {
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const email = main.getByRole('textbox', { name: t('signIn.email.field'), exact: true });
    const code = main.getByRole('textbox', { name: t('signIn.code.field'), exact: true });
    const amount = dialog.getByRole('textbox', { name: t('payment.amount'), exact: true });
    const button = (key: Parameters<typeof t>[0], within = main) =>
      within.getByRole('button', { name: t(key), exact: true });
    const change = button('payment.review.change.amount', dialog);
    const loan = page.locator(`main a[href="/loans/${wish.loan.id}"]`).first();
    const pay = main.locator('[data-today] [data-dd-action-name="make a payment"]').first();
    let hasTyped = false;
    const kept: string[] = [];
    const steps = [
      {
        act: async () => {
          if ((await email.inputValue()) === '') await email.fill(borrower.email);
          await button('signIn.submit.email').click();
        },
        result: code,
      },
      {
        act: async () => {
          await code.fill(await newestCode());
          await button('signIn.code.submit').click();
        },
        result: loan,
      },
      { act: () => loan.click(), result: pay },
      // The card asks for its own amount, and another one is chosen from the review.
      { act: () => pay.click(), result: change.or(button('payment.review', dialog)).first() },
      {
        act: async () => {
          const typed = typedMoney(wish.amount, 'en-us');
          if (await change.isVisible()) await change.click();
          await button('payment.review', dialog).waitFor({ timeout: 6000 });
          if (hasTyped) {
            // It was reloaded since: the dialog reopens automatically, as it was left.
            await amount.waitFor({ timeout: 6000 });
            kept.push(await amount.inputValue());
          } else {
            await dialog.getByRole('radio', { name: t('payment.amountType.OTHER') }).check();
            await amount.fill(typed);
            hasTyped = true;
          }
          await dialog.getByRole('radio', { name: wish.method.last4 }).check();
          await button('payment.review', dialog).click();
        },
        result: dialog.getByRole('button', { name: moneyText(wish.amount, 'USD', 'en-us') }),
      },
    ];
    return {
      email,
      emailSubmit: button('signIn.submit.email'),
      code,
      steps: steps.length,
      /** The text in the amount field each time that the dialog had to be repeated. */
      kept,
      take: async (at: number): Promise<void> => {
        const step = steps[at];
        if (!step) throw new Error(`there is no step ${at}`);
        for (let tries = 0; tries < 3; tries += 1) {
          if (await step.result.isVisible()) return;
          await step.act().catch(() => undefined);
          await step.result.waitFor({ timeout: 6000 }).catch(() => undefined);
        }
        await seen(step.result);
      },
    };
  };

  const begin = async (visit: Visit) => {
    const platform = stage.platform('northwind');
    const portal = browserPortal(visit.tab, visit.connection);
    const avery = await platform.borrower('Avery');
    const wish = await wishOf(
      { platform, portal },
      avery,
      (await firstLoanOf({ platform, portal }, avery)).id,
    );
    await visit.tab.page.goto(visit.tab.origin);
    const taken = journey(visit, avery, wish, () => platform.newestCode(avery.email));
    await seen(taken.email);
    return { ...taken, avery, wish, documents: documentsOf(visit.tab.page) };
  };

  test('finds an open sign-in page whose files are gone: it reloads once and keeps what was typed', () =>
    stage.visit(visitor, async (visit) => {
      const { email, code, emailSubmit, avery, documents, take, steps } = await begin(visit);
      // The script is fetched ahead once the page has loaded; without it, the first touch would reload the page.
      await visit.tab.page.waitForLoadState('networkidle');
      // What the form needs is fetched when a visitor turns to it, which reloads nothing while they type.
      stage.server.release(nextBuild(BUILT));
      await email.fill(avery.email);
      await visit.tab.page.waitForLoadState('networkidle');
      expect(documents()).toBe(0);
      await emailSubmit.click();
      await expect.poll(documents).toBe(1);
      await seen(email);
      expect(await email.inputValue()).toBe(avery.email);
      await emailSubmit.click();
      await seen(code);
      for (let at = 1; at < steps; at += 1) await take(at);
      expect(documents()).toBe(1);
    }));

  test('finds a drawn page whose script is gone before it came: it reloads once and keeps what was typed', () =>
    stage.visit(visitor, async (visit) => {
      const { page } = visit.tab;
      const fetchScript = await holdScript(page);
      const { email, avery, documents, take, steps } = await begin(visit);
      await email.fill(avery.email);
      stage.server.release(nextBuild(BUILT));
      fetchScript();
      await expect.poll(documents).toBe(1);
      await expect.poll(() => email.inputValue()).toBe(avery.email);
      for (let at = 0; at < steps; at += 1) await take(at);
      expect(documents()).toBe(1);
    }));

  test('that keeps the files of the build before changes nothing for an open tab', () =>
    stage.visit(visitor, async (visit) => {
      const both = temporaryFolder();
      cpSync(nextBuild(BUILT), both, { recursive: true });
      cpSync(join(BUILT, 'assets'), join(both, 'assets'), { recursive: true });
      const { documents, take, steps } = await begin(visit);
      stage.server.release(both);
      for (let at = 0; at < steps; at += 1) await take(at);
      expect(documents()).toBe(0);
    }));

  test('that lacks a file itself is reloaded for once and not again', () =>
    stage.visit(visitor, async (visit) => {
      const { email, emailSubmit, avery, documents } = await begin(visit);
      // Every file of the page is gone, and the new build has not all of its own.
      const damaged = temporaryFolder();
      cpSync(nextBuild(BUILT), damaged, { recursive: true });
      const assets = join(damaged, 'assets');
      const lacking = readdirSync(assets).filter((name) => name.startsWith('signing-in-'));
      expect(lacking).not.toEqual([]);
      for (const name of lacking) rmSync(join(assets, name));
      stage.server.release(damaged);
      await email.fill(avery.email);
      await emailSubmit.click();
      await expect.poll(documents).toBe(1);
      await seen(email);
      for (let presses = 0; presses < 2; presses += 1) {
        await email.press('Enter');
        await seen(visit.tab.page.getByRole('alert').first());
      }
      expect([documents(), await email.inputValue()]).toEqual([1, avery.email]);
    }));

  test('at twenty random moments of a journey never ends it and costs at most one reload', async () => {
    const next = nextBuild(BUILT);
    const moments = fc.sample(
      fc.record({ step: fc.integer({ min: 0, max: 4 }), afterMs: fc.integer({ min: 0, max: 400 }) }),
      { numRuns: 20, seed: 17 },
    );
    for (const { step, afterMs } of moments) {
      await stage.server.reset();
      await stage.visit(visitor, async (visit) => {
        const { documents, take, steps, kept, wish } = await begin(visit);
        for (let at = 0; at < steps; at += 1) {
          const released =
            at === step
              ? new Promise<void>((resolve) =>
                  setTimeout(() => {
                    stage.server.release(next);
                    resolve();
                  }, afterMs),
                )
              : undefined;
          await Promise.all([take(at), released]);
        }
        // The review itself needs a file: where that is gone, the page is reloaded after it has come.
        await visit.tab.page.waitForLoadState('networkidle');
        await take(steps - 1);
        const moment = `released ${afterMs} ms into step ${step}`;
        expect(documents(), moment).toBeLessThanOrEqual(1);
        expect([...new Set(kept)], moment).toEqual(kept.length > 0 ? [typedMoney(wish.amount, 'en-us')] : []);
      });
    }
  }, 1_200_000);
});

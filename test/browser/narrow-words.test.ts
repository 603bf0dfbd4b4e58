import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comesBackSignedIn, wishOf } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { drawn } from './driver/drawn.ts';
import { layoutFlaws } from './driver/layout-flaws.ts';
import type { Visit } from './driver/open-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { setTextSize } from './driver/text-size.ts';
import { setTextSpacing } from './driver/text-spacing.ts';

/** Words that are drawn on more than one line, and text that leaves `box`, which are the elements of a selector. */
const brokenIn = (where: Locator, selector: string, box = selector): Promise<readonly string[]> =>
  where.evaluate(
    (root, [what, around]) => {
      const flaws: string[] = [];
      for (const element of root.querySelectorAll(what)) {
        const edge = element.closest(around)?.getBoundingClientRect();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.checkVisibility()) continue;
          if (getComputedStyle(node.parentElement).clipPath !== 'none') continue;
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const rects = [...range.getClientRects()];
            if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) flaws.push(`${word} is broken`);
          }
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { right } of range.getClientRects())
            if (edge && right > edge.right + 1) flaws.push(`${node.textContent} leaves its box`);
        }
      }
      return flaws;
    },
    [selector, box] as const,
  );

/** Lines of a dialog that its Close covers in part, however far the dialog is scrolled. */
const coveredByClose = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate((root) => {
    const close = root.querySelector('[data-dd-action-name="close dialog"]');
    const bar = close?.parentElement;
    if (!close || !bar) throw new Error('the dialog has no Close');
    const flaws = new Set<string>();
    for (let top = 0; top < root.scrollHeight - root.clientHeight; top += 20) {
      root.scrollTop = top;
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || bar.contains(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top: above, bottom } of range.getClientRects()) {
          const isCovered = (x: number) => bar.contains(document.elementFromPoint(x, (above + bottom) / 2));
          if (right - left > 2 && isCovered(right - 1) && !isCovered(left + 1))
            flaws.add(`${node.textContent}`);
        }
      }
    }
    root.scrollTop = 0;
    return [...flaws];
  });

const enlarge = async (page: Page): Promise<void> => {
  await setTextSize(page, 200);
  await page.setViewportSize({ width: 320, height: 640 });
  await drawn(page);
};
const reduce = async (page: Page): Promise<void> => {
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 360, height: 740 });
  await drawn(page);
};

describe('the name of a lender', () => {
  const stage = aStage();

  test('stays whole in the header, in 320 pixels with text of 200 %', () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 360 }, async ({ tab: { page, origin } }) => {
      await page.goto(origin);
      const header = page.getByRole('banner');
      await seen(header.getByText('Northwind'));
      await enlarge(page);
      expect(await brokenIn(header, 'a, button')).toEqual([]);
    }));
});

describe('French words on a narrow phone', () => {
  const stage = aStage();
  const visit = (play: (visit: Visit) => Promise<void>) =>
    stage.visit({ tenant: 'maple', locale: 'fr-ca', width: 360 }, play, { reducedMotion: 'reduce' });
  const signedIn = async ({ tab, connection }: Visit) => {
    const world = { platform: stage.platform('maple'), portal: browserPortal(tab, connection) };
    const avery = await world.platform.borrower('Avery');
    await comesBackSignedIn(world, avery);
    return { ...world, avery, loans: await world.platform.loans(avery, 'outstanding') };
  };

  test('stay whole and apart in the dialogs of a payment, in 320 pixels with text of 200 %', () =>
    visit(async (one) => {
      const { page } = one.tab;
      const { platform, portal, avery, loans } = await signedIn(one);
      const [loan] = loans;
      if (!loan) throw new Error('there is no loan to pay');
      const dialog = page.getByRole('dialog');
      const flaws = async () => [
        ...(await brokenIn(dialog, 'h2, button')),
        ...(await brokenIn(dialog, 'label', '[data-chosen], label')),
        ...(await layoutFlaws(page, [{ width: 320, height: 640, text: 200 }])),
      ];
      const covered = async (height: number) => {
        await page.setViewportSize({ width: 320, height });
        await drawn(page);
        return coveredByClose(dialog);
      };

      await portal.beginsPayment(loan);
      await enlarge(page);
      expect(await flaws()).toEqual([]);
      await enlarge(page);
      expect(await covered(640)).toEqual([]);
      expect(await covered(1200)).toEqual([]);
      await reduce(page);
      const wish = await wishOf({ platform, portal }, avery, loan.id);
      await portal.fillsInPayment(wish);
      await portal.seesReview(wish);
      await enlarge(page);
      expect(await flaws()).toEqual([]);
    }));

  test('stay whole beside the total of a loan, with the spacings of WCAG 1.4.12', () =>
    visit(async (one) => {
      const { page, t } = one.tab;
      const { portal, loans } = await signedIn(one);
      const loan = loans.find(({ source }) => source === 'INSTORE');
      if (!loan) throw new Error('there is no loan with interest');
      await portal.opensLoan(loan);
      await setTextSpacing(page, true);
      await drawn(page);
      const owed = page.getByRole('region', { name: t('loan.owed'), exact: true });
      await seen(owed);
      expect(await brokenIn(owed, 'dt, dd', 'dl')).toEqual([]);
    }));

  test('begin at the same edge on a loan’s card, though a button has two lines', () =>
    visit(async (one) => {
      const { page, t } = one.tab;
      await signedIn(one);
      await page.setViewportSize({ width: 320, height: 640 });
      await drawn(page);
      const card = page.getByRole('listitem').filter({ hasText: t('autopay.setUp') });
      await seen(card.first());
      const lines = await card
        .first()
        .locator('button:not([aria-haspopup]) span, a')
        .filter({ hasText: new RegExp(`^(${t('autopay.setUp')}|${t('loans.details')})$`) })
        .evaluateAll((all) =>
          all.flatMap((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return [...range.getClientRects()].map(({ left }) => Math.round(left));
          }),
        );
      expect(lines.length).toBeGreaterThan(2);
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
    }));

  test('of an e-mail address on file break before its domain', () =>
    visit(async (one) => {
      const { page, t } = one.tab;
      const { portal, avery } = await signedIn(one);
      await portal.opensAccount();
      await page.getByRole('button', { name: new RegExp(t('account.edit.email')) }).click();
      await setTextSpacing(page, true);
      await drawn(page);
      const address = page.getByRole('dialog').locator('bdi').filter({ hasText: avery.email });
      await seen(address);
      expect(await address.evaluate((element) => (element as HTMLElement).innerText.length > 0)).toBe(true);
      expect(await brokenIn(page.getByRole('dialog'), 'bdi')).toEqual([]);
    }));
});

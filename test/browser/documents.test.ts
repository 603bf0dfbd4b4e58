import { describe, expect, test } from 'vitest';
import { comesBackSignedIn, firstLoanOf, signInByEmail, wishOf } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** A borrower with French on file who reads English here. */
const visitor = { tenant: 'maple', locale: 'en-ca', width: 1280 } as const;

describe('the documents of a loan, in the language of the visit and not in the one on file,', () => {
  const stage = aStage();

  test('are listed, open, and are there again as they were accepted', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t, origin } = visit.tab;
      const platform = stage.platform('maple');
      const avery = await platform.borrower('Avery');
      expect(await platform.language(avery)).toBe('fr-ca');
      const loan = (await platform.loans(avery, 'outstanding')).find(({ autopay }) => autopay);
      if (!loan) throw new Error('Avery has no loan with autopay');
      const place = `/loans/${loan.id}`;
      await page.goto(`${origin}${place}`);
      await signInByEmail({ platform, portal: browserPortal(visit.tab, visit.connection) }, avery);
      const links = page.locator('a[href^="/disclosure/"]');
      await seen(links);
      const listed = await links.evaluateAll((all) =>
        all.map((link) => ({
          name: link.firstChild?.textContent ?? '',
          href: link.getAttribute('href') ?? '',
        })),
      );
      expect(listed.map(({ name }) => name)).toEqual(
        expect.arrayContaining([t('disclosure.kind.loan-agreement'), t('disclosure.kind.auto-enroll')]),
      );
      expect(listed.some(({ href }) => href.includes('/acknowledgements/name/auto-enroll/'))).toBe(true);
      for (const { name, href } of listed) {
        const asked = page.waitForRequest((request) => request.url().includes('/api/disclosure/'));
        await page.goto(`${origin}${href}`);
        expect(new URL((await asked).url()).searchParams.get('locale')).toBe('en-ca');
        await seen(page.getByRole('heading', { level: 1, name, exact: true }));
        await expect.poll(() => page.title(), { timeout: PATIENCE_MS }).toContain(name);
      }
    }));
});

describe('a document to consent to', () => {
  const stage = aStage();

  test('that cannot be seen is not consented to', () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
      const { page } = visit.tab;
      const world = {
        platform: stage.platform('northwind'),
        portal: browserPortal(visit.tab, visit.connection),
      };
      const avery = await world.platform.borrower('Avery');
      await page.addInitScript(() => {
        const replace = CSSStyleSheet.prototype.replaceSync;
        CSSStyleSheet.prototype.replaceSync = function (text) {
          replace.call(this, `${text} p { color: transparent }`);
        };
      });
      await comesBackSignedIn(world, avery);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await world.portal.beginsPayment(wish.loan);
      await world.portal.fillsInPayment(wish);
      const modal = page.getByRole('dialog');
      await seen(modal.getByRole('region').getByRole('alert'));
      const agree = modal.getByRole('button', { name: /^Agree and pay \$/ });
      expect(await agree.getAttribute('aria-disabled')).toBe('true');
    }));
});

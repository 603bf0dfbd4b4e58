import { expect, it } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { seen } from './driver/seen.ts';
import { settled } from './driver/settled.ts';
import { aStage } from './driver/stage.ts';

const stage = aStage();

it('links are plain words on paper, and those that only lead on are left out', () =>
  stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
    const { page, origin, t } = visit.tab;
    const platform = stage.platform('northwind');
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn({ platform, portal: browserPortal(visit.tab, visit.connection) }, avery);
    const [loan] = await platform.loans(avery, 'outstanding');
    const printed: string[] = [];
    for (const place of ['/loans/outstanding', `/loans/${loan?.id}`]) {
      await page.goto(`${origin}${place}`);
      await seen(page.getByRole('heading', { level: 1 }));
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      const links = await page.locator('main a').evaluateAll((all) =>
        all
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const { color, textDecorationLine } = getComputedStyle(link);
            const around = getComputedStyle(link.parentElement ?? link);
            const isPlain = color === around.color && textDecorationLine === 'none';
            return { words: link.textContent, isPlain };
          }),
      );
      expect(links.filter(({ isPlain }) => !isPlain)).toEqual([]);
      printed.push(...links.map(({ words }) => words));
      await page.emulateMedia({ media: 'screen' });
    }
    expect(printed.length).toBeGreaterThan(1);
    expect(printed).not.toContain(t('loans.details'));
  }));

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readyThemes } from '../../hosting/theme/ready-themes.ts';
import type { Palette } from '../../hosting/theme/theme-schema.ts';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { PATIENCE_MS } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** Elements whose text or edges have one of the colours of a palette that are fainter than its text, and a dialog without an edge. */
const faintOn = (page: Page, { textQuiet, line, edge }: Palette): Promise<readonly string[]> =>
  page.evaluate(
    (hex) => {
      const faint = hex.map((colour) => {
        const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
        return `rgb(${red}, ${green}, ${blue})`;
      });
      return [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')].flatMap(
        (element) => {
          if (!element.checkVisibility()) return [];
          const style = getComputedStyle(element);
          const edges = (['Top', 'Right', 'Bottom', 'Left'] as const)
            .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
            .map((side) => style[`border${side}Color`]);
          const text = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          return [...edges, text ? style.color : ''].some((colour) => faint.includes(colour))
            ? [element.outerHTML.slice(0, 80)]
            : [];
        },
      );
    },
    [textQuiet, line, edge],
  );

describe.each(['light', 'dark'] as const)(
  'a visitor who asks for more contrast, in the %s scheme',
  (scheme) => {
    const stage = aStage();

    test('reads every text and sees every edge in the colour of text', () =>
      stage.visit(
        { tenant: 'northwind', locale: 'en-us', width: 1280 },
        async ({ tab, connection }) => {
          const { page } = tab;
          const world = { platform: stage.platform('northwind'), portal: browserPortal(tab, connection) };
          const avery = await world.platform.borrower('Avery');
          await comesBackSignedIn(world, avery);
          const [loan] = await world.platform.loans(avery, 'outstanding');
          if (!loan) throw new Error('there is no loan to pay');
          const palette = readyThemes.violet[scheme];
          await world.portal.opensLoan(loan);
          const faint = () => expect.poll(() => faintOn(page, palette), { timeout: PATIENCE_MS });
          await faint().toSatisfy((elements) => elements.length > 20);
          await page.emulateMedia({ contrast: 'more' });
          await faint().toEqual([]);
          await world.portal.beginsPayment(loan);
          await faint().toEqual([]);
          const edge = (what: string) =>
            page.locator(what).evaluate((element) => getComputedStyle(element).boxShadow);
          expect(await edge('dialog[open]')).toMatch(/^rgb\(.*\) 0px 0px 0px 1px$/);
        },
        { colorScheme: scheme, reducedMotion: 'reduce' },
      ));
  },
);

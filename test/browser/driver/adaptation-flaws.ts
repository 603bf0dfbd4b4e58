import type { Page } from 'playwright-core';

/** What changes its place or size though the visitor asked for no motion. A fade is none. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      if (Number(effect.getTiming().duration ?? 0) <= 1) return [];
      const moves = effect
        .getKeyframes()
        .some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame));
      return moves ? [`moves: ${effect.target?.outerHTML.slice(0, 80)}`] : [];
    }),
  );

/** Buttons and fields without an edge, and the focus without a ring, where the system paints. */
const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const flaws: string[] = [];
    const layer = document.querySelector('dialog[open]') ?? document;
    for (const one of layer.querySelectorAll<HTMLElement>('button, input, select')) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(one);
      const hasEdge =
        Number.parseFloat(style.borderBlockStartWidth) > 0 && style.borderBlockStartStyle !== 'none';
      const isText = style.textDecorationLine.includes('underline') || one.querySelector('svg') !== null;
      if (!hasEdge && !isText && style.appearance === 'none')
        flaws.push(`no edge: ${one.outerHTML.slice(0, 80)}`);
      // What is chosen is painted in the accent: of the canvas' own colour it would look like what is not.
      if (one.matches(':checked') && style.accentColor !== 'auto' && style.appearance !== 'none')
        flaws.push(`chosen, and not seen to be: ${one.outerHTML.slice(0, 80)}`);
      if (one.matches('button')) {
        one.focus({ focusVisible: true } as FocusOptions);
        const ring = getComputedStyle(one);
        if (
          document.activeElement === one &&
          (ring.outlineStyle === 'none' || Number.parseFloat(ring.outlineWidth) < 2)
        )
          flaws.push(`no ring: ${one.outerHTML.slice(0, 80)}`);
      }
    }
    return flaws;
  });

/** What is wrong with a page for somebody who wants no motion, or the system's colours. */
export const adaptationFlaws = async (page: Page): Promise<readonly string[]> => {
  const flaws: string[] = [...(await moving(page))];
  const focused = await page.evaluateHandle(() => document.activeElement);
  await page.emulateMedia({ forcedColors: 'active' });
  flaws.push(...(await edgeless(page)).map((flaw) => `in the system's colours, ${flaw}`));
  await page.emulateMedia({ forcedColors: 'none' });
  await focused.evaluate((element) => element instanceof HTMLElement && element.focus());
  return flaws;
};

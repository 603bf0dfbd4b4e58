import type { Page } from 'playwright-core';

/** The four spacings of WCAG 1.4.12. Every element has its own line height, so that none keeps a smaller one. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  ' p { margin-block-end: 2em !important }';

/** Sets the spacings as a visitor's own style sheet does, or takes them back. */
export const setTextSpacing = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(
    ([rules, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = isOn
        ? [...document.adoptedStyleSheets, sheet]
        : document.adoptedStyleSheets.slice(0, -1);
    },
    [SPACED, on] as const,
  );

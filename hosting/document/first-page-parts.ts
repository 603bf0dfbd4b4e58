import type { Locale } from '@member-portal/domain/locale';
import type { ServedTheme } from '../theme/served-theme.ts';
import { type InlineElement, styleBlock } from './data-block.ts';
import type { DrawnPage, FirstPages } from './document-source.ts';
import { inlineHash } from './inline-hash.ts';

/** The additional parts of the document for `/`. */
export type FirstPageParts = {
  /** The rendered sign-in page, for the portal's element. */
  readonly html: string;
  /** The page's heading, which is the window's title; as HTML. */
  readonly heading: string;
  /** Everything that the page needs to paint; its fonts come later. */
  readonly styles: readonly InlineElement[];
  /** The script that starts the portal on demand. */
  readonly early: string;
  readonly earlyHash: string;
  readonly locale: Locale;
  /** The tenant's, the default first. */
  readonly locales: readonly Locale[];
};

/**
 * Hides the drawn page until the early script, which follows it, has decided whether to show it: a browser may paint a partly parsed
 * document if it arrives slowly or the machine is busy. The element after that script exists only once the script has run or failed.
 * CSS, so that the page also shows without scripts. The early script removes it by its id, because with such a rule browsers
 * restyle the whole portal whenever any part of it changes.
 */
const UNDECIDED = styleBlock('#portal:not(:has(~#unavailable))>*{display:none}', { id: 'undecided' });

/** Assembles the parts of the document for `/`. Throws where the early script would close its own element. */
export const firstPageParts = (
  { html, heading, styles }: DrawnPage,
  { early }: FirstPages,
  theme: ServedTheme,
  locale: Locale,
  locales: readonly Locale[],
): FirstPageParts => {
  if (/<(?:\/script|!--)/i.test(early)) throw new Error('The early script would end its own element');
  return {
    html,
    heading,
    styles: [
      styleBlock(theme.rules),
      UNDECIDED,
      ...styles.map(({ emotion, text }) => styleBlock(text, { 'data-emotion': emotion })),
    ],
    early,
    earlyHash: inlineHash(early),
    locale,
    locales,
  };
};

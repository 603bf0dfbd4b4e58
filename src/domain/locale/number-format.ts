import type { Locale } from './locale.ts';

/** How a locale writes numbers and dollars. */
export interface NumberFormat {
  readonly group: string;
  readonly decimal: string;
  readonly prefix: string;
  readonly suffix: string;
}

/** No-break space, so that an amount is never split across lines. */
const NO_BREAK_SPACE = '\u00A0';

const ENGLISH: NumberFormat = { group: ',', decimal: '.', prefix: '$', suffix: '' };

/** The number formats of the specification, section 9. Its spaces are written as no-break spaces. */
export const NUMBER_FORMATS: Readonly<Record<Locale, NumberFormat>> = {
  'en-us': ENGLISH,
  'en-ca': ENGLISH,
  'fr-ca': { group: NO_BREAK_SPACE, decimal: ',', prefix: '', suffix: `${NO_BREAK_SPACE}$` },
};

type Locale = 'en-us' | 'en-ca' | 'fr-ca';

const NO_BREAK_SPACE = '\u00a0';

/** An amount as a borrower reads it (specification, section 9: number formats), written out by hand. */
export const moneyText = (cents: number, _currency: 'USD' | 'CAD', locale: Locale): string => {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const sign = cents < 0 ? '-' : '';
  const french = locale === 'fr-ca';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, french ? NO_BREAK_SPACE : ',');
  return french ? `${sign}${grouped},${fraction}${NO_BREAK_SPACE}$` : `${sign}$${grouped}.${fraction}`;
};

/** An amount as a borrower types it. */
export const typedMoney = (cents: number, locale: Locale): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'fr-ca' ? ',' : '.');

const TAGS = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } as const;

/** The formats of a calendar day on a screen in a locale: in full, and with a short month. */
export const dateTexts = (day: string, locale: Locale): readonly string[] =>
  (['long', 'medium'] as const).map((dateStyle) =>
    new Intl.DateTimeFormat(TAGS[locale], { dateStyle, timeZone: 'UTC' })
      .format(new Date(`${day}T00:00:00Z`))
      .replace(/^1 /, locale === 'fr-ca' ? '1er ' : '1 '),
  );

/** Text with every kind of space made an ordinary one, as eyes read it. */
export const plainSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ');

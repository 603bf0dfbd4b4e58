import type { Locale } from '../locale/index.ts';
import type { PhoneNumber } from './contact.ts';

/** A North American number formatted for a locale, with no-break spaces and hyphens. */
export const phoneText = (phone: PhoneNumber, locale: Locale): string => {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  if (area === undefined) return phone;
  const end = `${exchange}\u2011${line}`;
  switch (locale) {
    case 'en-us':
      return `(${area})\u00a0${end}`;
    case 'en-ca':
      return `${area}\u2011${end}`;
    case 'fr-ca':
      return `${area}\u00a0${end}`;
  }
};

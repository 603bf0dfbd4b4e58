import type { Locale } from '../locale/index.ts';
import type { PhoneNumber } from './contact.ts';

/** A North American number as the locale's readers write it, with spaces and hyphens that do not break. */
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

import { createFormat, type Format } from './create-format.ts';
import { useIntl } from './IntlProvider.tsx';

/** Formats by locale and zone. Those of the platform are too costly to be made for each row of a list. */
const made = new Map<string, Format>();

/** Formats of the current locale; no part of the first load, which shows no amount and no date. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useIntl();
  const key = `${locale} ${timeZone}`;
  const format = made.get(key) ?? createFormat(locale, timeZone);
  made.set(key, format);
  return format;
};

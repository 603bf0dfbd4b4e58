import { createFormat, type Format } from '@member-portal/domain/locale';
import { useIntl } from './IntlProvider.tsx';

const made = new Map<string, Format>();

/** Formats of the current locale and the tenant's zone, cached for each; not part of the first load. */
export const useFormat = (): Format => {
  const { locale, timeZone } = useIntl();
  const key = `${locale} ${timeZone}`;
  const format = made.get(key) ?? createFormat(locale, timeZone);
  made.set(key, format);
  return format;
};

import { createFormat, type Format, type Locale } from '@member-portal/domain/locale';
import { useIntl } from './IntlProvider.tsx';

const made = new Map<Locale, Format>();
const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats of the current locale, cached for each; not part of the first load. */
export const useFormat = (): Format => {
  const { locale } = useIntl();
  const format = made.get(locale) ?? createFormat(locale, zoneOfDevice);
  made.set(locale, format);
  return format;
};

import type { PlainDate } from '@member-portal/domain/calendar';
import { languageTagOf } from '@member-portal/domain/locale';
import { useMemo } from 'react';
import { dateFormatter } from './date-formatter.ts';
import { useIntl } from './IntlProvider.tsx';

/**
 * Says days as people plan by them: "Friday, November 27", a past one without its weekday, and the year only where it is
 * another than today's.
 */
export const useDayWords = (today: PlainDate): ((day: PlainDate) => string) => {
  const { locale } = useIntl();
  return useMemo(() => {
    const tag = languageTagOf(locale);
    const format = (day: PlainDate) =>
      dateFormatter(tag, {
        ...(day < today ? {} : { weekday: 'long' }),
        ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T12:00:00Z`));
    return (day) =>
      format(day)
        // French writes the first of a month as an ordinal.
        .replace(/(^|\s)1 (?=\p{L})/u, '$11er ')
        // A number stays on one line with its month, wherever that stands.
        .replace(/(?<=\d(?:er)?) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?!\d|(?:er)? \p{L}))/gu, '\u00a0');
  }, [locale, today]);
};

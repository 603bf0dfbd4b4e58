import type { PlainDate } from '@member-portal/domain/calendar';
import type { Locale } from '@member-portal/domain/locale';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { useDayWords } from '../../../src/ui/intl/use-day-words.ts';

const today = '2026-11-23' as PlainDate;

const words = (locale: Locale, day: string): string => {
  const { result } = renderHook(() => useDayWords(today), {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} timeZone="America/Toronto" messages={{}} onProblem={() => undefined}>
        {children}
      </IntlProvider>
    ),
  });
  return result.current(day as PlainDate);
};

it.each([
  ['en-us', '2026-11-28', 'Saturday, November\u00a028'],
  ['en-us', '2027-01-02', 'Saturday, January\u00a02, 2027'],
  ['en-us', '2026-11-02', 'November\u00a02'],
  // The weekday may leave them: with large text all three are wider than a phone.
  ['fr-ca', '2026-11-28', 'samedi 28\u00a0novembre'],
  ['fr-ca', '2026-12-01', 'mardi 1er\u00a0décembre'],
  ['fr-ca', '2027-01-01', 'vendredi 1er\u00a0janvier 2027'],
] as const)('a number stays on one line with its month alone: %s %s', (locale, day, told) => {
  expect(words(locale, day)).toBe(told);
});

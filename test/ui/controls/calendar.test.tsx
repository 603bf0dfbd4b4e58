import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Calendar, type CalendarProps } from '../../../src/ui/calendar/Calendar.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages, loadSignedInMessages } from '../../../src/ui/intl/load-messages.ts';

const day = (text: string): PlainDate => plainDate(text)._unsafeUnwrap();

const show = async (locale: Locale, more: Partial<CalendarProps> = {}) => {
  const messages = { ...(await loadMessages(locale)), ...(await loadSignedInMessages(locale)) };
  return render(
    <IntlProvider locale={locale} messages={messages} onProblem={expect.unreachable}>
      <Calendar today={day('2026-11-20')} chosen={day('2026-11-21')} onChoose={() => undefined} {...more} />
    </IntlProvider>,
  );
};

describe.each(['en-us', 'en-ca', 'fr-ca'] as const)('the calendar in %s', (locale) => {
  it('names each day in words that hold the number it shows', async () => {
    await show(locale);
    const days = screen.getAllByRole('button').filter((button) => /^\d/.test(button.textContent ?? ''));
    expect(days.length).toBeGreaterThanOrEqual(30);
    for (const button of days) {
      const words = (button.getAttribute('aria-label') ?? '').split(/[\s,]+/);
      expect(words).toContain(button.textContent);
    }
  });

  it('declares no language but that of its words, for screen readers to pronounce', async () => {
    const { container } = await show(locale);
    const declared = Array.from(container.querySelectorAll('[lang]'), (part) => part.getAttribute('lang'));
    expect(declared).toEqual([languageTagOf(locale)]);
  });

  it('offers years in four digits', async () => {
    await show(locale, { longRange: true, first: day('2025-02-01'), last: day('2026-11-20') });
    const [, years] = screen.getAllByRole('combobox');
    expect(Array.from(years?.querySelectorAll('option') ?? [], ({ text }) => text)).toEqual(['2025', '2026']);
  });
});

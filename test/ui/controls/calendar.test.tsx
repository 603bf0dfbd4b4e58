import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import type { Locale } from '@member-portal/domain/locale';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Calendar } from '../../../src/ui/calendar/Calendar.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { loadSignedInMessages } from '../../../src/ui/intl/load-signed-in-messages.ts';

const day = (text: string): PlainDate => plainDate(text)._unsafeUnwrap();

describe('the calendar', () => {
  it.each(['en-us', 'en-ca', 'fr-ca'] as const)(
    'names each day in words that hold the number it shows, in %s',
    async (locale: Locale) => {
      const messages = { ...(await loadMessages(locale)), ...(await loadSignedInMessages(locale)) };
      render(
        <IntlProvider locale={locale} messages={messages} onProblem={expect.unreachable}>
          <Calendar today={day('2026-11-20')} chosen={day('2026-11-21')} onChoose={() => undefined} />
        </IntlProvider>,
      );
      const days = screen.getAllByRole('button').filter((button) => /^\d/.test(button.textContent ?? ''));
      expect(days.length).toBeGreaterThanOrEqual(30);
      for (const button of days) {
        const words = (button.getAttribute('aria-label') ?? '').split(/[\s,]+/);
        expect(words).toContain(button.textContent);
      }
    },
  );
});

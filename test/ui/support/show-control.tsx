import type { Locale } from '@member-portal/domain/locale';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages, loadSignedInMessages } from '../../../src/ui/intl/load-messages.ts';

/** A control alone, in American English by default, with somebody to use it. A message that is missing fails the test. */
export const showControl = async (control: ReactElement, locale: Locale = 'en-us') => {
  const messages = { ...(await loadMessages(locale)), ...(await loadSignedInMessages(locale)) };
  const worded = (shown: ReactElement) => (
    <IntlProvider locale={locale} messages={messages} onProblem={(it) => expect(it).toBe('')}>
      {shown}
    </IntlProvider>
  );
  const { rerender } = render(worded(control));
  return { user: userEvent.setup(), change: (next: ReactElement) => rerender(worded(next)) };
};

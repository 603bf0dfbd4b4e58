import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { loadSignedInMessages } from '../../../src/ui/intl/load-signed-in-messages.ts';

/** A control alone, in American English, with somebody to use it. A message that is missing fails the test. */
export const showControl = async (control: ReactElement) => {
  const messages = { ...(await loadMessages('en-us')), ...(await loadSignedInMessages('en-us')) };
  const inEnglish = (shown: ReactElement) => (
    <IntlProvider locale="en-us" messages={messages} onProblem={(it) => expect(it).toBe('')}>
      {shown}
    </IntlProvider>
  );
  const { rerender } = render(inEnglish(control));
  return { user: userEvent.setup(), change: (next: ReactElement) => rerender(inEnglish(next)) };
};

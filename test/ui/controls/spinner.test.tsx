import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Spinner } from '../../../src/ui/controls/Spinner.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { aPortal } from '../support/open-portal.tsx';

const DELAY_MS = 250;
/** Timers count whole milliseconds from a moment that lies between two of them. */
const TIMER_SLACK_MS = 2;
const spinner = () => screen.queryByText('Loading…');

afterEach(() => {
  vi.useRealTimers();
});

describe('the spinner', () => {
  // Proves.
  it('shows after 250 milliseconds and not before', async () => {
    const messages = await loadMessages('en-us');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(
      <IntlProvider locale="en-us" timeZone="UTC" messages={messages} onProblem={(it) => expect(it).toBe('')}>
        <Spinner />
      </IntlProvider>,
    );
    act(() => vi.advanceTimersByTime(DELAY_MS - 1));
    expect(spinner()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(spinner()).not.toBeNull();
  });
});

describe('a page that loads', () => {
  // Proves.
  it('shows a spinner after 250 milliseconds and not before', async () => {
    const { element, router } = await aPortal('/my-information', { signedIn: true });
    const { context } = router.options;
    router.update({ ...router.options, context: { ...context, loadSignedIn: () => new Promise(() => {}) } });
    const began = performance.now();
    render(element);
    await screen.findByText('Loading…', {}, { timeout: 5000 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(DELAY_MS - TIMER_SLACK_MS);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

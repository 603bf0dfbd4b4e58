import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Spinner, WaitClock } from '../../../src/ui/controls/Spinner.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { aPortal } from '../support/open-portal.tsx';

const DELAY_MS = 250;
/** Timers count whole milliseconds from an instant between two of them. */
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
      <IntlProvider locale="en-us" messages={messages} onProblem={(it) => expect(it).toBe('')}>
        <Spinner />
      </IntlProvider>,
    );
    act(() => vi.advanceTimersByTime(DELAY_MS - 1));
    expect(spinner()).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(spinner()).not.toBeNull();
  });
});

describe('spinners in turn', () => {
  const withClock = async (steps: readonly string[], since?: number) => {
    const messages = await loadMessages('en-us');
    const element = (step: string) => (
      <IntlProvider locale="en-us" messages={messages} onProblem={(it) => expect(it).toBe('')}>
        <WaitClock since={since}>
          <Spinner key={step} />
        </WaitClock>
      </IntlProvider>
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const view = render(element(steps[0] ?? ''));
    for (const step of steps.slice(1)) {
      act(() => vi.advanceTimersByTime(200));
      view.rerender(element(step));
    }
  };

  it('belong to one wait: the second does not delay anew', async () => {
    await withClock(['code', 'data']);
    expect(spinner()).toBeNull();
    act(() => vi.advanceTimersByTime(50));
    expect(spinner()).not.toBeNull();
  });

  it('count from when the visitor began to wait for the page', async () => {
    await withClock(['code'], -10_000);
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

  it('ends on a screen with a way out where its code never comes', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { element, router } = await aPortal('/my-information', { signedIn: true });
    const { context } = router.options;
    router.update({ ...router.options, context: { ...context, loadSignedIn: () => new Promise(() => {}) } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    render(element);
    await act(() => vi.advanceTimersByTimeAsync(20_100));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(spinner()).toBeNull();
    report.mockRestore();
  });
});

import type { RequestFailure } from '@member-portal/domain/failure';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/ui/controls/Failure.tsx';
import { showControl } from '../support/show-control.tsx';

describe('a call that failed', () => {
  it.each([
    [{ kind: 'network-error' }, /You seem to be offline/],
    [{ kind: 'timeout' }, /taking longer than it should/],
  ] as const satisfies readonly (readonly [RequestFailure, RegExp])[])(
    'is told in words, announced, with a way to try again (%j)',
    async (failure, words) => {
      let tries = 0;
      const { user } = await showControl(<Failure failure={failure} onRetry={() => (tries += 1)} />);
      const notice = screen.getByText(words).closest('[role]');
      expect(['alert', 'status']).toContain(notice?.getAttribute('role'));
      expect(screen.getByText('We could not load this')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(tries).toBe(1);
    },
  );

  it('hands the focus on to the nearest heading when it goes away with it', async () => {
    const Part = () => {
      const [failed, setFailed] = useState(true);
      return (
        <main>
          <h1 tabIndex={-1}>Account</h1>
          <section>
            <h2 tabIndex={-1}>Payment methods</h2>
            {failed ? <Failure failure={{ kind: 'timeout' }} onRetry={() => setFailed(false)} /> : undefined}
          </section>
          <button type="button" onClick={() => setFailed(true)}>
            Elsewhere
          </button>
        </main>
      );
    };
    const { user } = await showControl(<Part />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment methods' }));
    // What went away without the focus leaves it where it is.
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await user.click(elsewhere);
    const again = screen.getByRole('button', { name: 'Try again' });
    act(() => elsewhere.focus());
    fireEvent.click(again);
    expect(document.activeElement).toBe(elsewhere);
  });

  it.each([{ kind: 'not-found' }, { kind: 'session-expired' }] as const)(
    'offers no second try where it cannot help (%j)',
    async (failure) => {
      await showControl(<Failure failure={failure} onRetry={() => undefined} />);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('says what could not be done where that is known', async () => {
    await showControl(<Failure failure={{ kind: 'timeout' }} heading="We could not load your loans" />);
    expect(screen.getByText('We could not load your loans')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import type { RequestFailure } from '@member-portal/domain/failure';
import { screen } from '@testing-library/react';
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

import type { RequestFailure } from '@member-portal/domain/failure';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/ui/controls/Failure.tsx';
import { connectionFailure } from '../../../src/ui/services/connection-failure.ts';
import { showControl } from '../support/show-control.tsx';

describe('a call that failed', () => {
  it.each([
    [{ kind: 'unreachable' }, /We couldn’t reach our service/],
    [{ kind: 'bad-response', status: 502, message: '' }, /A system between you and our service failed/],
    [{ kind: 'bad-response', status: 503, message: '' }, /busy or being updated/],
    [{ kind: 'bad-response', status: 504, message: '' }, /took too long to answer/],
    [{ kind: 'bad-request', status: 429, message: '', retryAfter: 61 }, /try again in 2 minutes/],
    [{ kind: 'bad-request', status: 429, message: '', retryAfter: 5 }, /try again in 1 minute\./],
    [{ kind: 'bad-request', status: 429, message: '', retryAfter: 89 * 60 }, /try again in 89 minutes/],
    [{ kind: 'bad-request', status: 429, message: '', retryAfter: 23 * 3600 + 1 }, /try again in 24 hours/],
    [{ kind: 'bad-request', status: 429, message: '' }, /wait a moment/],
    [{ kind: 'timeout' }, /taking longer than it should/],
  ] as const satisfies readonly (readonly [RequestFailure, RegExp])[])(
    'is told in words, announced, with a way to try again (%j)',
    async (failure, words) => {
      let tries = 0;
      const { user } = await showControl(<Failure failure={failure} onRetry={() => (tries += 1)} />);
      const notice = screen.getByText(words).closest('[role]');
      expect(['alert', 'status']).toContain(notice?.getAttribute('role'));
      expect(screen.getByText('We couldn’t load this')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(tries).toBe(1);
    },
  );

  it('comes into view where it answers a form, and leaves a page that could not be read where it is', async () => {
    const scrolled = vi.fn();
    // jsdom lays nothing out, and has no such method.
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = scrolled;
    await showControl(<Failure failure={{ kind: 'timeout' }} />);
    expect(scrolled).not.toHaveBeenCalled();
    await showControl(
      <form>
        <Failure failure={{ kind: 'timeout' }} />
      </form>,
    );
    expect(scrolled).toHaveBeenCalledOnce();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('is only told to be offline where the browser has no connection', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showControl(<Failure failure={connectionFailure()} />);
    expect(screen.getByText(/You seem to be offline/)).toBeTruthy();
    line.mockRestore();
    expect(connectionFailure()).toEqual({ kind: 'unreachable' });
  });

  it.each([
    ['en-us', /You seem to be offline/, 'You’re connected again. Please try again.'],
    ['fr-ca', /Vous semblez être hors ligne/, 'Votre connexion est rétablie. Veuillez réessayer.'],
  ] as const)(
    'is no longer told to be offline once the connection is back (%s)',
    async (locale, off, back) => {
      const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await showControl(<Failure failure={connectionFailure()} />, locale);
      expect(screen.getByText(off)).toBeTruthy();
      line.mockRestore();
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.queryByText(off)).toBeNull();
      expect(screen.getByRole('alert').textContent).toContain(back);
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
    'leaves one thing to do also where a second try may not help (%j)',
    async (failure) => {
      await showControl(<Failure failure={failure} onRetry={() => undefined} />);
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again']);
    },
  );

  it('says what could not be done where that is known', async () => {
    await showControl(<Failure failure={{ kind: 'timeout' }} heading="We could not load your loans" />);
    expect(screen.getByText('We could not load your loans')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

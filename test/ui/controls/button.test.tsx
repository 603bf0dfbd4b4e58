import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../../../src/ui/controls/Button.tsx';
import { showControl } from '../support/show-control.tsx';

describe('a button', () => {
  const pressed = async (state: { readonly busy?: boolean; readonly unavailable?: boolean }) => {
    let presses = 0;
    let submissions = 0;
    const { user } = await showControl(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submissions += 1;
        }}
      >
        <Button {...state} type="submit" onClick={() => (presses += 1)}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Pay/ });
    await user.click(button);
    button.focus();
    await user.keyboard('{Enter}');
    return { button, presses, submissions };
  };

  it('says after ten seconds of work that the answer is still waited for, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await showControl(<Button busy>Pay</Button>);
    act(() => vi.advanceTimersByTime(9_999));
    expect(screen.queryByText(/still waiting for an answer/)).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByText(/still waiting for an answer/).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: /Pay/ })).toBeTruthy();
  });

  it('works by mouse and keyboard', async () => {
    expect(await pressed({})).toMatchObject({ presses: 2, submissions: 2 });
  });

  it('ignores every press while it is busy, says so, and keeps name and focus', async () => {
    const { button, ...counts } = await pressed({ busy: true });
    expect(counts).toEqual({ presses: 0, submissions: 0 });
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([
      'true',
      'true',
    ]);
    expect(button.textContent).toBe('Loading…Pay');
    expect(document.activeElement).toBe(button);
  });

  it('ignores every press while it is unavailable, and can still be reached', async () => {
    const { button, ...counts } = await pressed({ unavailable: true });
    expect(counts).toEqual({ presses: 0, submissions: 0 });
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('submits nothing unless it is told to', async () => {
    await showControl(<Button>Edit</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

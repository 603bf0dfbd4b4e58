import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ToastProvider, useToast } from '../../../src/ui/toast/ToastProvider.tsx';

const Page = ({ closeOnClickAway = false }: { readonly closeOnClickAway?: boolean }) => {
  const toast = useToast();
  return (
    <>
      <h1 tabIndex={-1}>Account</h1>
      <button type="button" onClick={() => toast.show({ message: 'Address saved', closeOnClickAway })}>
        Save
      </button>
    </>
  );
};

const Several = () => {
  const toast = useToast();
  const show = (name: string, fields: Parameters<typeof toast.show>[0]) => (
    <button type="button" onClick={() => toast.show(fields)}>
      {name}
    </button>
  );
  return (
    <>
      {show('fail', { message: 'It failed', severity: 'error' })}
      {show('go on', { message: 'And again' })}
    </>
  );
};

const showPage = async (page: ReactElement): Promise<void> => {
  const messages = await loadMessages('en-us');
  // The toast's own code loads when first shown; it has to be there before time stands still.
  await import('../../../src/ui/toast/Toast.tsx');
  render(
    <IntlProvider locale="en-us" messages={messages} onProblem={(problem) => expect(problem).toBe('')}>
      <ToastProvider>{page}</ToastProvider>
    </IntlProvider>,
  );
};
const showToast = async (closeOnClickAway = false): Promise<void> => {
  await showPage(<Page closeOnClickAway={closeOnClickAway} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  });
  expect(shown()).not.toBeNull();
};
const shown = () => screen.queryByText('Address saved');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const toastBox = (): HTMLElement => {
  const box = shown()?.parentElement;
  if (!box) throw new Error('There is no toast');
  return box;
};

describe('the toast on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  // Proves.
  it('leaves by itself after five seconds, and not before', async () => {
    await showToast();
    pass(4999);
    expect(shown()).not.toBeNull();
    pass(1);
    expect(shown()).toBeNull();
  });

  it('stays while it is hovered or focused, and counts anew afterwards', async () => {
    await showToast();
    fireEvent.pointerEnter(toastBox());
    pass(60_000);
    expect(shown()).not.toBeNull();
    fireEvent.pointerLeave(toastBox());
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    pass(60_000);
    expect(shown()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Close message' }).blur());
    pass(5000);
    expect(shown()).toBeNull();
  });

  // Proves.
  it('merges what it is given while it shows, and begins anew once it was closed', async () => {
    await showPage(<Several />);
    const press = (name: string) =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    const told = () => screen.getByRole('button', { name: 'Close message' }).parentElement?.textContent;
    await press('fail');
    expect(told()).toContain('Problem');
    pass(4000);
    await press('go on');
    expect(told()).toContain('Problem');
    expect(told()).toContain('And again');
    pass(4000);
    expect(told()).toContain('And again');
    await press('Close message');
    await press('go on');
    expect(told()).toContain('Done');
    expect(told()).not.toContain('Problem');
  });

  it('closes by its button', async () => {
    await showToast();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(shown()).toBeNull();
  });

  it('hands the focus on to the page when its button was pressed, and takes none from elsewhere', async () => {
    await showToast();
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(document.activeElement).toBe(save);
    await act(async () => void fireEvent.click(save));
    const close = screen.getByRole('button', { name: 'Close message' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Account' }));
  });

  // Proves.
  it('stays open on a press elsewhere by default', async () => {
    await showToast();
    fireEvent.pointerDown(document.body);
    expect(shown()).not.toBeNull();
  });

  // Proves.
  it('closes on a press elsewhere where that is configured, but not on one within', async () => {
    await showToast(true);
    fireEvent.pointerDown(toastBox());
    expect(shown()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(shown()).toBeNull();
  });
});

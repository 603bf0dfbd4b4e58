import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ToastProvider, useToast } from '../../../src/ui/toast/ToastProvider.tsx';

const Page = ({ closeOnClickAway = false }: { readonly closeOnClickAway?: boolean }) => {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show({ message: 'Address saved', closeOnClickAway })}>
      Save
    </button>
  );
};

const showToast = async (closeOnClickAway = false): Promise<void> => {
  const messages = await loadMessages('en-us');
  // The toast's own code loads when first shown; it has to be there before time stands still.
  await import('../../../src/ui/toast/Toast.tsx');
  render(
    <IntlProvider
      locale="en-us"
      timeZone="UTC"
      messages={messages}
      onProblem={(problem) => expect(problem).toBe('')}
    >
      <ToastProvider>
        <Page closeOnClickAway={closeOnClickAway} />
      </ToastProvider>
    </IntlProvider>,
  );
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

  it('leaves by itself after five seconds, and not before', async () => {
    await showToast();
    pass(4999);
    expect(shown()).not.toBeNull();
    pass(1);
    expect(shown()).toBeNull();
  });

  it('stays while it is hovered or focused, and counts anew afterwards', async () => {
    await showToast();
    act(() => void toastBox().dispatchEvent(new Event('pointerenter')));
    pass(60_000);
    expect(shown()).not.toBeNull();
    act(() => void toastBox().dispatchEvent(new Event('pointerleave')));
    act(() => screen.getByRole('button', { name: 'Close message' }).focus());
    pass(60_000);
    expect(shown()).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Close message' }).blur());
    pass(5000);
    expect(shown()).toBeNull();
  });

  it('closes by its button', async () => {
    await showToast();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(shown()).toBeNull();
  });

  it('does not mind a press elsewhere, unless it was told to', async () => {
    await showToast();
    fireEvent.pointerDown(document.body);
    expect(shown()).not.toBeNull();
  });

  it('closes on a press elsewhere where it was told to, but not on one within', async () => {
    await showToast(true);
    fireEvent.pointerDown(toastBox());
    expect(shown()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(shown()).toBeNull();
  });
});

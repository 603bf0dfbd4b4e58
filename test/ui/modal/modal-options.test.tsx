import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ModalActions } from '../../../src/ui/modal/ModalActions.tsx';
import { MultiStepModal, type MultiStepModalProps } from '../../../src/ui/modal/MultiStepModal.tsx';
import { type ModalStep, modalStep } from '../../../src/ui/modal/modal-step.ts';
import { useStepNavigation } from '../../../src/ui/modal/step-controls.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';

const First = () => {
  const { next } = useStepNavigation();
  return (
    <ModalActions back>
      <button type="button" onClick={() => next('second')}>
        Go on
      </button>
    </ModalActions>
  );
};
const Second = ({ inline }: { readonly inline: boolean }) => (
  <>
    <p>Nearly there</p>
    <ModalActions back={inline}>
      <button type="button">Finish</button>
    </ModalActions>
  </>
);

type Options = Partial<Pick<MultiStepModalProps, 'ignoreBackdrop' | 'onEscape'>> & {
  readonly onClosed?: () => void;
  readonly first?: Partial<ModalStep>;
  readonly second?: Partial<ModalStep>;
};

const Page = ({ first, second, onClosed, ...options }: Options) => {
  const [open, setOpen] = useState(true);
  const inline = second?.backPlacement === 'inline';
  const steps = {
    first: { ...modalStep({ heading: 'How much', component: First, props: {} }), ...first },
    second: { ...modalStep({ heading: 'Check', component: Second, props: { inline } }), ...second },
  };
  return (
    <MultiStepModal
      open={open}
      onClose={() => {
        onClosed?.();
        setOpen(false);
      }}
      initialStep="first"
      steps={steps}
      {...options}
    />
  );
};

const show = async (options: Options = {}) => {
  lendDialogs();
  const messages = await loadMessages('en-us');
  render(
    <IntlProvider locale="en-us" timeZone="UTC" messages={messages} onProblem={(it) => expect(it).toBe('')}>
      <Page {...options} />
    </IntlProvider>,
  );
  return { user: userEvent.setup(), dialog: await screen.findByRole('dialog') };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a step', () => {
  // Proves.
  it('may add class names and a description for screen readers', async () => {
    const { dialog, user } = await show({
      first: { customCssClasses: 'wide calm', ariaDescription: 'Choose what to pay' },
    });
    expect([...dialog.classList]).toEqual(expect.arrayContaining(['wide', 'calm']));
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Choose what to pay');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('heading', { name: 'Check' });
    expect(dialog.classList.contains('wide')).toBe(false);
    expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  });

  // Proves.
  it.each([
    [undefined, Node.DOCUMENT_POSITION_PRECEDING],
    ['inline', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)('has Back above its content, or among its own buttons (%s)', async (backPlacement, place) => {
    const { user, dialog } = await show({ second: backPlacement ? { backPlacement } : {} });
    expect(within(dialog).queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    const words = await within(dialog).findByText('Nearly there');
    const back = within(dialog).getByRole('button', { name: 'Back' });
    expect(words.compareDocumentPosition(back)).toBe(place);
    const finish = within(dialog).getByRole('button', { name: 'Finish' });
    expect(back.parentElement === finish.parentElement).toBe(backPlacement === 'inline');
    await user.click(back);
    expect(await screen.findByRole('heading', { name: 'How much' })).toBeTruthy();
  });
});

describe('a press outside', () => {
  const pressOutside = (dialog: HTMLElement): void => {
    fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 });
    fireEvent.click(dialog, { clientX: -5, clientY: -5 });
  };

  // Proves.
  it('closes the modal', async () => {
    const { dialog } = await show();
    pressOutside(dialog);
    await isClosed();
  });

  // Proves.
  it('closes nothing where that is configured', async () => {
    const { dialog, user } = await show({ ignoreBackdrop: true });
    pressOutside(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.keyboard('{Escape}');
    await isClosed();
  });
});

describe('closing', () => {
  it('is told to the owner, however it came about, and once', async () => {
    for (const close of ['{Escape}', 'button', 'outside'] as const) {
      let closed = 0;
      const { user, dialog } = await show({ onClosed: () => (closed += 1) });
      if (close === 'outside') {
        fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 });
        fireEvent.click(dialog, { clientX: -5, clientY: -5 });
      } else if (close === 'button') await user.click(screen.getByRole('button', { name: 'Close' }));
      else await user.keyboard(close);
      await isClosed();
      expect(closed, close).toBe(1);
      cleanup();
    }
  });

  it('does not come of a selection that slips outside', async () => {
    const { dialog } = await show();
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'How much' }));
    fireEvent.click(dialog, { clientX: -5, clientY: -5 });
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('is switched off by a step, for its button, Escape and a press outside, and says so', async () => {
    const { user, dialog } = await show({ first: { closeDisabled: true } });
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close.getAttribute('aria-disabled')).toBe('true');
    await user.click(close);
    await user.keyboard('{Escape}');
    fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 });
    fireEvent.click(dialog, { clientX: -5, clientY: -5 });
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('heading', { name: 'Check' });
    expect(screen.getByRole('button', { name: 'Close' }).hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('Escape', () => {
  // Proves.
  it('is heard by the modal’s own hook first, which may keep it open', async () => {
    const answers = [false, true];
    const { user, dialog } = await show({ onEscape: () => answers.shift() ?? true });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(answers).toHaveLength(1);
    await user.keyboard('{Escape}');
    await isClosed();
  });
});

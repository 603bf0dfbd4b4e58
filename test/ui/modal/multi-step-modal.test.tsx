import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ModalRegistryProvider, useModalRegistry } from '../../../src/ui/modal/ModalRegistry.tsx';
import { MultiStepModal } from '../../../src/ui/modal/MultiStepModal.tsx';
import { type ModalStep, modalStep } from '../../../src/ui/modal/modal-step.ts';
import { useStepNavigation } from '../../../src/ui/modal/step-controls.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';

const First = ({ greeting }: { readonly greeting: string }) => {
  const { next, snapshot } = useStepNavigation();
  const [typed, setTyped] = useState(typeof snapshot === 'string' ? snapshot : '');
  return (
    <>
      <p>{greeting}</p>
      <label>
        Amount <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button type="button" onClick={() => next('second', typed)}>
        Go on
      </button>
    </>
  );
};
const Second = () => {
  const { next, toInitial } = useStepNavigation();
  return (
    <>
      <button type="button" onClick={() => next('third')}>
        Finish
      </button>
      <button type="button" onClick={toInitial}>
        From the start
      </button>
    </>
  );
};
const Third = () => <p>Done</p>;

const Registry = () => {
  const registry = useModalRegistry();
  return (
    <button type="button" onClick={() => registry?.closeAll()}>
      Close all
    </button>
  );
};

const Page = ({ changed = {} }: { readonly changed?: Partial<Record<string, Partial<ModalStep>>> }) => {
  const [open, setOpen] = useState(false);
  const steps: Record<string, ModalStep> = {
    first: {
      ...modalStep({ heading: 'How much', component: First, props: { greeting: 'Hello' } }),
      ...changed['first'],
    },
    second: { ...modalStep({ heading: 'Check', component: Second, props: {} }), ...changed['second'] },
    third: { ...modalStep({ heading: 'Thank you', component: Third, props: {} }), ...changed['third'] },
  };
  return (
    <ModalRegistryProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Registry />
      <MultiStepModal open={open} onClose={() => setOpen(false)} initialStep="first" steps={steps} />
    </ModalRegistryProvider>
  );
};

const openModal = async (changed?: Partial<Record<string, Partial<ModalStep>>>) => {
  lendDialogs();
  const messages = await loadMessages('en-us');
  const user = userEvent.setup();
  render(
    <IntlProvider
      locale="en-us"
      timeZone="UTC"
      messages={messages}
      onProblem={(problem) => expect(problem).toBe('')}
    >
      <Page {...(changed ? { changed } : {})} />
    </IntlProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};
const press = (user: Awaited<ReturnType<typeof openModal>>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the multi-step modal', () => {
  // Proves.
  it('shows its initial step, names itself by its heading and gives it the focus', async () => {
    await openModal();
    expect(screen.getByRole('dialog', { name: 'How much' })).toBeTruthy();
    expect(screen.getByText('Hello')).toBeTruthy();
    expect(document.activeElement).toBe(await heading('How much'));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  // Proves.
  it('goes on and back, and a step gets its snapshot again', async () => {
    const user = await openModal();
    await user.type(screen.getByLabelText('Amount'), '42');
    await press(user, 'Go on');
    expect(document.activeElement).toBe(await heading('Check'));
    await press(user, 'Back');
    await heading('How much');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('42');
  });

  // Proves.
  it('goes to the initial step from any depth', async () => {
    const user = await openModal();
    await press(user, 'Go on');
    await heading('Check');
    await press(user, 'From the start');
    await heading('How much');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  // Proves.
  it('begins anew after it was closed', async () => {
    const user = await openModal();
    await press(user, 'Go on');
    await heading('Check');
    await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, 'Open');
    await heading('How much');
  });

  // Proves.
  it('closes by Enter on its close button, and by Escape', async () => {
    const user = await openModal();
    screen.getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, 'Open');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // Proves.
  it('leaves a step that closes on back, without an arrow and with its own words', async () => {
    const user = await openModal({ second: { closeOnBack: true, backText: 'Leave' } });
    await press(user, 'Go on');
    await heading('Check');
    const leave = screen.getByRole('button', { name: 'Leave' });
    expect(leave.querySelector('svg')).toBeNull();
    await user.click(leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // Proves.
  it('keeps a step that cannot be closed', async () => {
    const user = await openModal({ first: { closeDisabled: true } });
    await press(user, 'Close');
    await user.keyboard('{Escape}');
    expect(await heading('How much')).toBeTruthy();
  });

  // Proves.
  it('puts Back where the step says: below its content, or nowhere of its own', async () => {
    const user = await openModal({ second: { backPlacement: 'bottom' }, third: { backPlacement: 'inline' } });
    await press(user, 'Go on');
    await heading('Check');
    const back = screen.getByRole('button', { name: 'Back' });
    expect(screen.getByRole('button', { name: 'Finish' }).compareDocumentPosition(back)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await press(user, 'Finish');
    await heading('Thank you');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  // Proves.
  it('is closed by its handle in the registry', async () => {
    const user = await openModal();
    await user.click(screen.getByText('Close all'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ModalRegistryProvider } from '../../../src/ui/modal/ModalRegistry.tsx';
import { StepModal } from '../../../src/ui/modal/StepModal.tsx';
import { ToastProvider, useToast } from '../../../src/ui/toast/ToastProvider.tsx';
import { lendDialogs } from '../loans/lend-dialogs.ts';

/** Two modals, one over the other. Done, in the upper one, closes it and shows a toast. */
const TwoModals = () => {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const done = (): void => {
    setOpen(false);
    toast.show({ message: 'Method added' });
  };
  const button = (name: string, press: () => void) => (
    <button type="button" onClick={press}>
      {name}
    </button>
  );
  const lower = { id: 'lower', heading: 'Lower', content: button('Go on', () => setOpen(true)) };
  const upper = { id: 'upper', heading: 'Upper', content: button('Done', done) };
  return (
    <>
      <StepModal open onClose={() => undefined} step={lower} />
      <StepModal open={open} onClose={() => setOpen(false)} step={upper} />
    </>
  );
};

it('tells a message that comes as the upper of two modals closes in the lower one, once', async () => {
  lendDialogs();
  render(
    <IntlProvider locale="en-us" messages={await loadMessages('en-us')} onProblem={() => undefined}>
      <ModalRegistryProvider>
        <ToastProvider>
          <TwoModals />
        </ToastProvider>
      </ModalRegistryProvider>
    </IntlProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const told = within(screen.getByRole('dialog', { name: 'Lower' })).getByText('Method added');
  expect(told.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  // The page shows the toast, but does not announce it when the lower modal closes.
  const region = (await screen.findByRole('button', { name: 'Close message' })).closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('off');
});

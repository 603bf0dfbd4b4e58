import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import type { ModalRegistry } from '../../../src/ui/modal/ModalRegistry.tsx';
import { ModalRegistryProvider, useModalRegistry } from '../../../src/ui/modal/ModalRegistry.tsx';
import { MultiStepModal, type MultiStepModalProps } from '../../../src/ui/modal/MultiStepModal.tsx';
import { modalStep } from '../../../src/ui/modal/modal-step.ts';
import { useStepNavigation } from '../../../src/ui/modal/step-controls.ts';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { slowFades } from '../support/slow-fades.ts';

const Step = ({ to }: { readonly to: string }) => {
  const { next } = useStepNavigation();
  return (
    <button type="button" onClick={() => next(to)}>
      Go on
    </button>
  );
};
const step = (heading: string, to = '') => modalStep({ heading, component: Step, props: { to } });
const steps = { first: step('First', 'second'), second: step('Second', 'third'), third: step('Third') };

const show = async (options: Partial<MultiStepModalProps> = {}) => {
  lendDialogs();
  let registry: ModalRegistry | undefined;
  const Registry = () => {
    registry = useModalRegistry();
    return undefined;
  };
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <ModalRegistryProvider>
        <Registry />
        <MultiStepModal
          initialStep="first"
          steps={steps}
          open={open}
          onClose={() => setOpen(false)}
          {...options}
        />
        <MultiStepModal initialStep="first" steps={steps} open onClose={() => undefined} />
        <button type="button" onClick={() => setOpen(true)}>
          Again
        </button>
      </ModalRegistryProvider>
    );
  };
  render(
    <IntlProvider
      locale="en-us"
      timeZone="UTC"
      messages={await loadMessages('en-us')}
      onProblem={(it) => expect(it).toBe('')}
    >
      <Page />
    </IntlProvider>,
  );
  const [modal] = screen.getAllByRole('dialog');
  if (!modal) throw new Error('there is no modal');
  const heading = () => modal.querySelector('h2')?.textContent;
  const button = (name: string) =>
    [...modal.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = async (name: string): Promise<void> => {
    const found = button(name);
    if (!found) throw new Error(`there is no ${name}`);
    await userEvent.click(found);
  };
  return { modal, heading, button, press, registry: () => registry };
};

describe('a change of step', () => {
  it('waits until the step before has faded, and one press moves one step', async () => {
    const fades = slowFades();
    const { heading, press, button } = await show();
    await press('Go on');
    await fades.begun();
    expect(heading()).toBe('First');
    await press('Go on');
    fades.end();
    await waitFor(() => expect(heading()).toBe('Second'));
    await press('Back');
    await fades.begun();
    fades.end();
    await waitFor(() => expect(heading()).toBe('First'));
    expect(button('Back')).toBeUndefined();
  });

  it('does not come about any more once the modal was closed meanwhile', async () => {
    const fades = slowFades();
    const { heading, press } = await show();
    await press('Go on');
    await fades.begun();
    await press('Close');
    fades.end();
    await userEvent.click(screen.getByText('Again'));
    await waitFor(() => expect(heading()).toBe('First'));
  });
});

describe('Back', () => {
  it('has an arrow, leads one step, and is there only where a step is stacked', async () => {
    const { heading, press, button } = await show();
    expect(button('Back')).toBeUndefined();
    await press('Go on');
    await waitFor(() => expect(heading()).toBe('Second'));
    await press('Go on');
    await waitFor(() => expect(heading()).toBe('Third'));
    expect(button('Back')?.querySelector('svg')).toBeTruthy();
    await press('Back');
    await waitFor(() => expect(heading()).toBe('Second'));
  });
});

describe('open modals', () => {
  it('are registered under ids of their own, in the order of their opening, for as long as they are open', async () => {
    const { press, registry } = await show();
    const [first, second] = registry()?.open() ?? [];
    expect(first).toBeTruthy();
    expect(second).toBeTruthy();
    expect(first).not.toBe(second);
    await press('Close');
    await waitFor(() => expect(registry()?.open()).toEqual([second]));
    await userEvent.click(screen.getByText('Again'));
    await waitFor(() => expect(registry()?.open()).toEqual([second, first]));
  });
});

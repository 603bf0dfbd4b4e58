import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { ModalActions } from '../../../src/ui/modal/ModalActions.tsx';
import { ModalRegistryProvider } from '../../../src/ui/modal/ModalRegistry.tsx';
import type { ModalOptions, StepHeader } from '../../../src/ui/modal/modal-step.ts';
import { StepModal } from '../../../src/ui/modal/StepModal.tsx';
import { lendDialogs } from '../loans/lend-dialogs.ts';

const STEPS = ['First', 'Second', 'Third'] as const;
type StepName = (typeof STEPS)[number];
/** The steps of a little flow that were entered, the one that is shown last. */
type Path = readonly StepName[];

type Given = Pick<ModalOptions, 'ignoreBackdrop' | 'onEscape'> & {
  /** What the steps have beyond a heading of their name. */
  readonly headers?: Partial<Record<StepName, Partial<StepHeader>>>;
  readonly onClosed?: () => void;
  /** Stands next to the modal, under the same registry. */
  readonly beside?: ReactNode;
};

/** The modal around a flow of three steps, opened at the first one: Go on adds the next step, Back takes the last one away. */
export const showFlow = async ({ headers = {}, onClosed, beside, ...options }: Given = {}) => {
  lendDialogs();
  let take = (_path: Path): void => undefined;
  const Page = () => {
    const [path, setPath] = useState<Path>(['First']);
    const [open, setOpen] = useState(true);
    take = setPath;
    const name = path.at(-1) ?? 'First';
    const next = STEPS[STEPS.indexOf(name) + 1];
    const header = headers[name];
    return (
      <ModalRegistryProvider>
        <StepModal
          {...options}
          open={open}
          onClose={() => {
            onClosed?.();
            setOpen(false);
          }}
          step={{
            id: name,
            heading: name,
            ...header,
            content: (
              <>
                <p>{`Content of ${name}`}</p>
                <ModalActions back={header?.backPlacement === 'inline'}>
                  <button type="button" onClick={() => next && setPath([...path, next])}>
                    Go on
                  </button>
                </ModalActions>
              </>
            ),
            onBack: path.length > 1 ? () => setPath((before) => before.slice(0, -1)) : undefined,
          }}
        />
        {beside}
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </ModalRegistryProvider>
    );
  };
  render(
    <IntlProvider
      locale="en-us"
      messages={await loadMessages('en-us')}
      onProblem={(problem) => expect(problem).toBe('')}
    >
      <Page />
    </IntlProvider>,
  );
  const user = userEvent.setup();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'First' });
  const button = (name: string) => within(dialog).queryByRole('button', { name });
  const press = (name: string) => user.click(button(name) ?? screen.getByRole('button', { name }));
  return {
    user,
    dialog,
    button,
    press,
    heading: () => within(dialog).getByRole('heading', { level: 2 }),
    isAt: (name: StepName) => within(dialog).findByRole('heading', { level: 2, name }),
    /** Moves the flow from outside of the modal. */
    move: async (...path: Path) => act(async () => take(path)),
  };
};

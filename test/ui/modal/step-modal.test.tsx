import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { StepModal } from '../../../src/ui/modal/StepModal.tsx';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { slowFades } from '../support/slow-fades.ts';

const PATH = ['First', 'Second', 'Third'] as const;

const show = async () => {
  lendDialogs();
  let goTo = (_step: number): void => undefined;
  const Page = () => {
    const [at, setAt] = useState(0);
    const [open, setOpen] = useState(true);
    goTo = setAt;
    const heading = PATH[at] ?? 'First';
    return (
      <>
        <StepModal
          open={open}
          onClose={() => setOpen(false)}
          step={{
            id: heading,
            heading,
            content: <p>{`Content of ${heading}`}</p>,
            onBack: at === 0 ? undefined : () => setAt(at - 1),
          }}
        />
        <button type="button" onClick={() => setAt(at + 1)}>
          Go on
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </>
    );
  };
  render(
    <IntlProvider
      locale="en-us"
      timeZone="UTC"
      messages={await loadMessages('en-us')}
      onProblem={(problem) => expect(problem).toBe('')}
    >
      <Page />
    </IntlProvider>,
  );
  const heading = () => screen.getByRole('heading', { level: 2, hidden: true });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
  return { heading, press, goTo: async (step: number) => act(async () => goTo(step)) };
};

describe('the modal around a flow', () => {
  it('shows the step that the flow names, and gives its heading the focus', async () => {
    const { heading, press } = await show();
    expect(document.activeElement).toBe(heading());
    await press('Go on');
    await waitFor(() => expect(heading().textContent).toBe('Second'));
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('Content of Second')).toBeTruthy();
  });

  // Proves.
  it('keeps the step before as it was drawn until it has faded out, and one press of Back goes one step', async () => {
    const { heading, press } = await show();
    await press('Go on');
    await press('Go on');
    await waitFor(() => expect(heading().textContent).toBe('Third'));
    const fades = slowFades();
    await press('Back');
    await fades.begun();
    expect(screen.getByText('Content of Third')).toBeTruthy();
    await press('Back');
    fades.end();
    await waitFor(() => expect(heading().textContent).toBe('Second'));
    expect(screen.getByText('Content of Second')).toBeTruthy();
  });

  it('shows the latest step where another one came up during the fade', async () => {
    const { heading, press, goTo } = await show();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    await goTo(2);
    fades.end();
    await waitFor(() => expect(heading().textContent).toBe('Third'));
  });

  it('draws a step anew that comes back while it fades out, instead of leaving it invisible', async () => {
    const { heading, press, goTo } = await show();
    const first = heading();
    const fades = slowFades();
    await press('Go on');
    await fades.begun();
    await goTo(0);
    fades.end();
    await waitFor(() => expect(heading()).not.toBe(first));
    expect(heading().textContent).toBe('First');
  });

  // Proves.
  it('shows Back only where the flow has a step before', async () => {
    const { press } = await show();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await press('Go on');
    expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
  });
});

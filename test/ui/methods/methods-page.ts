import type { GatewayReport } from '@member-portal/application/ports';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { timerDelay } from '../../../src/infrastructure/client/runtime/timer-delay.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';

/** Says something as the page in the frame would, once or more often; `from` is another origin than its own. */
export const report = async (said: GatewayReport, from?: string, times = 1): Promise<void> => {
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('there is no frame');
  const origin = from ?? new URL(frame.src).origin;
  await act(async () => {
    for (let time = 0; time < times; time += 1)
      window.dispatchEvent(new MessageEvent('message', { data: said, origin, source: frame.contentWindow }));
  });
};

/** The frame's page loads. */
export const load = (): void => {
  const frame = document.querySelector('iframe');
  if (frame) fireEvent.load(frame);
};

/** The payment methods on the account page, by the verbs of the buyer in front of them. */
export const openMethods = async (given: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage('/payment-methods', { wait: timerDelay.wait, ...given });
  const { user } = page;
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
  return {
    ...page,
    dialog,
    press,
    add: async (name = 'Add another payment method'): Promise<void> => {
      await user.click(await screen.findByRole('button', { name }));
      await dialog().findByTitle(/^Secure form: add/);
    },
    remove: async (name: RegExp): Promise<void> => {
      await user.click(await screen.findByRole('button', { name }));
      await dialog().findByRole('heading', { name: 'Remove this payment method?' });
    },
    /** The methods that are listed, once they are. */
    names: async (): Promise<readonly (string | null | undefined)[]> => {
      const items = await screen.findAllByRole('listitem');
      return items.map((item) => readText(item.querySelector(':scope > div > div')));
    },
  };
};

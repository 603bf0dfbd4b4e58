import { screen, within } from '@testing-library/react';
import { openPage } from '../loans/signed-in-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

/** The payment dialog on a loan's page, by the verbs of the buyer in front of it. */
export const startPaying = async (given: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage('/loans/loan-1', given);
  await page.user.click(await screen.findByRole('button', { name: 'Make a payment' }));
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByRole('heading', { name: 'Make a payment' });
  return { ...page, dialog: within(dialog), ...verbs(page.user) };
};

const verbs = (user: Page['user']) => {
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
  return {
    press,
    chooseOtherAmount: async (text: string): Promise<void> => {
      await user.click(await dialog().findByRole('radio', { name: /nother amount/ }));
      const field = dialog().getByRole('textbox', { name: 'Amount' });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    date: () => dialog().getByLabelText('Payment date') as HTMLInputElement,
    review: async (): Promise<void> => {
      await dialog().findAllByRole('radio');
      await press('Review payment');
    },
    consent: async (): Promise<void> => user.click(await dialog().findByRole('checkbox')),
    payButton: () => dialog().findByRole('button', { name: /Pay \$/ }),
    isDone: () => dialog().findByRole('heading', { name: /^Payment (on its way|scheduled)$/ }),
  };
};

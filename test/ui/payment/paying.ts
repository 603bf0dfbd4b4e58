import { screen, within } from '@testing-library/react';
import { openPage } from '../loans/signed-in-page.tsx';
import { chosenDay } from '../support/choose-day.ts';
import { usable } from '../support/usable.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

/** The payment dialog on a loan's page, by the verbs of the buyer in front of it. */
export const startPaying = async (given: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage('/loans/loan-1', given);
  await page.user.click(await screen.findByRole('button', { name: /^Pay (\$|more|anyway)/ }));
  const dialog = within(screen.getByRole('dialog'));
  await comeToChoice(page.user);
  return { ...page, dialog, ...verbs(page.user) };
};

/** From the review of what is asked for, where the dialog opens at it, to the choice of another amount. */
export const comeToChoice = async (user: Page['user']): Promise<void> => {
  const dialog = within(screen.getByRole('dialog'));
  if (dialog.queryByRole('heading', { name: 'Review and pay' }))
    await user.click(await dialog.findByRole('button', { name: 'Change amount' }));
  await dialog.findByRole('heading', { name: 'Make a payment' });
};

const AGREE = /Agree and pay \$/;

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
    date: chosenDay,
    review: async (): Promise<void> => {
      await dialog().findAllByRole('radio');
      await press('Review payment');
    },
    canAgree: () => usable(() => dialog().getByRole('button', { name: AGREE })),
    payButton: () => dialog().findByRole('button', { name: AGREE }),
    isDone: () => dialog().findByRole('heading', { name: /^Payment (processing|scheduled)$/ }),
  };
};

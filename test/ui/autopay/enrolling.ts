import type { Loan } from '@member-portal/domain/loan';
import { screen, within } from '@testing-library/react';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';
import { usable } from '../support/usable.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

/** The autopay dialog on a loan's page, by the verbs of the buyer in front of it. */
export const openAutopay = async (loan: Loan, given: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage('/loans/loan-1', { loans: [loan], ...given });
  const name = loan.autopayEnrolled ? /^(Manage autopay|Gérer)/ : /^(Set up autopay|Activer)/;
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  return { ...page, dialog, ...verbs(page.user) };
};

const AGREE = /Agree and (turn on autopay|save changes)$/;

const verbs = (user: Page['user']) => {
  const dialog = () => within(screen.getByRole('dialog'));
  const press = async (name: string | RegExp) => user.click(await dialog().findByRole('button', { name }));
  return {
    press,
    choose: async (name: RegExp) => user.click(await dialog().findByRole('radio', { name })),
    typeAmount: async (text: string): Promise<void> => {
      const field = await dialog().findByRole('textbox', { name: 'Amount' });
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    },
    review: async (): Promise<void> => {
      await dialog().findAllByRole('radio');
      await press(/^Review (autopay|changes)$/);
    },
    canAgree: () => usable(() => dialog().getByRole('button', { name: AGREE })),
    submitButton: () => dialog().findByRole('button', { name: AGREE }),
    isHeaded: (name: string) => dialog().findByRole('heading', { level: 2, name }),
    drafts: (): readonly string[] => dialog().getAllByRole('listitem').map(readText),
  };
};

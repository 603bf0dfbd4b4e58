import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { screen, within } from '@testing-library/react';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { readText } from '../support/read-text.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

/** A loan with five instalments to come; interest-free, so that each draft is what one reads in the schedule. */
export const aLoanToDraw = (changed: Partial<Loan> = {}): Loan =>
  aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'], changed);

const draft = (on: string, lastChange: string) => ({
  on: day(on),
  amount: usd(10_800),
  lastChangeAt: Date.parse(lastChange) as Instant,
});

/** The same loan with autopay on: one draft can no longer be stopped, two can. */
export const anEnrolledLoan = (changed: Partial<Loan['autopay']> = {}): Loan =>
  aLoanToDraw({
    autopayEnrolled: true,
    autopay: {
      enrolled: true,
      paymentMethodId: 'method-1' as PaymentMethodId,
      amountType: 'INSTALLMENT',
      amount: undefined,
      frequency: 'MONTHLY',
      since: day('2026-06-01'),
      pausedReason: undefined,
      drafts: [
        draft('2026-12-01', '2026-11-20T05:00:00Z'),
        draft('2027-01-04', '2026-12-30T04:59:59Z'),
        draft('2027-02-01', '2027-01-28T04:59:59Z'),
      ],
      ...changed,
    },
  });

/** A debit card beside the bank account that everybody has. */
export const aCard = () =>
  aPaymentMethod({
    id: 'card-1' as PaymentMethodId,
    type: 'DEBIT_CARD',
    brand: 'Visa',
    bankName: undefined,
    last4: '4242',
  });

/** The autopay dialog on a loan's page, by the verbs of the buyer in front of it. */
export const openAutopay = async (loan: Loan, given: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage('/loans/loan-1', { loans: [loan], ...given });
  const name = loan.autopayEnrolled ? /^(Manage autopay|Gérer)/ : /^(Set up autopay|Activer)/;
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  return { ...page, dialog, ...verbs(page.user) };
};

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
    consent: async (): Promise<void> => user.click(await dialog().findByRole('checkbox')),
    submitButton: () => dialog().findByRole('button', { name: /(Turn on autopay|Save changes)$/ }),
    isHeaded: (name: string) => dialog().findByRole('heading', { level: 2, name }),
    drafts: (): readonly string[] => dialog().getAllByRole('listitem').map(readText),
  };
};

import type { PlainDate } from '@member-portal/domain/calendar';
import type { Loan, PayoffQuote } from '@member-portal/domain/loan';
import { screen, waitFor, within } from '@testing-library/react';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { chosenDay } from '../support/choose-day.ts';
import { usable } from '../support/usable.ts';

export const TODAY = day('2026-11-21');

/** What a payoff costs on a day: 27 cents more for each day from today. */
export const quoteOf = (on: PlainDate, changed: Partial<PayoffQuote> = {}): PayoffQuote => {
  const days = Math.round((Date.parse(on) - Date.parse(TODAY)) / 86_400_000);
  return {
    id: `quote-${on}`,
    amount: usd(50_012 + 27 * days),
    goodThrough: on,
    perDiem: '0.2694',
    breakdown: {
      principal: usd(49_200),
      interest: usd(812 + 27 * days),
      fees: usd(0),
      pending: usd(0),
    },
    ...changed,
  };
};

export const payoffLoan = (changed: Partial<Loan> = {}): Loan =>
  aLoan({
    balance: usd(60_000),
    payoff: quoteOf(TODAY),
    paymentOptions: [{ amountType: 'PAYOFF', amount: usd(50_012), min: undefined, max: undefined }],
    ...changed,
  });

/** Lets a platform quote the day that is asked for, or else `today()`; `asked` tells which. */
export const quoting =
  (asked: (PlainDate | undefined)[], today: () => PayoffQuote | undefined) =>
  (platform: FakeServicing): void => {
    const { readLoan } = platform;
    platform.readLoan = (id, options, cancellation) => {
      if (options) asked.push(options.payoffOn);
      const quote = options?.payoffOn ? quoteOf(options.payoffOn) : today();
      return readLoan(id, options, cancellation).map((loan) => ({ ...loan, payoff: quote }));
    };
  };

/** The payoff dialog on a loan's page, by the verbs of the buyer in front of it. */
export const startPayingOff = async (
  given: Parameters<typeof openPage>[1] & {
    readonly today?: () => PayoffQuote | undefined;
    /** Whether day and method are to be chosen; otherwise the dialog is left as it opens. */
    readonly atChoice?: boolean;
  } = {},
) => {
  const asked: (PlainDate | undefined)[] = [];
  const { today = () => quoteOf(TODAY), atChoice = true, ...rest } = given;
  const page = await openPage('/loans/loan-1', {
    loans: [payoffLoan()],
    flags: { payoffForDate: true },
    prepare: quoting(asked, today),
    ...rest,
  });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: /Pay off this loan|Rembourser ce prêt/ }));
  const dialog = () => within(screen.getByRole('dialog'));
  if (atChoice) {
    // Where everything is known the dialog opens at its review, from which Change leads to the choice.
    const change = await waitFor(() => {
      const choice = dialog().queryByRole('button', { name: 'Review payoff' });
      const [first] = dialog().queryAllByRole('button', { name: /^Change/ });
      if (!choice && !first) throw new Error('neither the choice nor the review is shown');
      return choice ? undefined : first;
    });
    if (change) await user.click(change);
  }
  const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }));
  return {
    ...page,
    asked,
    dialog,
    press,
    date: chosenDay,
    isQuoted: (amount: string) => dialog().findByText(amount),
    review: async (): Promise<void> => {
      await dialog().findByText(/Good through/);
      await press('Review payoff');
      await dialog().findByRole('heading', { name: 'Review and pay off' });
    },
    canAgree: () => usable(() => dialog().getByRole('button', { name: /Agree and pay \$/ })),
    payButton: (amount: string) => dialog().findByRole('button', { name: `Agree and pay ${amount}` }),
    isDone: () => dialog().findByRole('heading', { name: /^Payoff (processing|scheduled)$/ }),
  };
};

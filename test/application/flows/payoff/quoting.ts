import type { PlainDate } from '@member-portal/domain/calendar';
import type { Loan, PayoffQuote } from '@member-portal/domain/loan';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import type { FakeServicing } from '../../../support/fakes/fake-servicing.ts';

export const TODAY = day('2026-11-21');

/** A quote whose amount identifies its day. */
export const quoteOf = (on: PlainDate = TODAY, changed: Partial<PayoffQuote> = {}): PayoffQuote => ({
  id: `quote-${on}`,
  amount: usd(50_000 + Number(on.slice(-2))),
  goodThrough: on,
  perDiem: '0.01',
  breakdown: { principal: usd(49_000), interest: usd(1_000), fees: usd(0), pending: usd(0) },
  ...changed,
});

/** A loan that can be paid off, and in no other way. */
export const aPayoffLoan = (changed: Partial<Loan> = {}): Loan =>
  aLoan({
    balance: usd(60_000),
    payoff: quoteOf(),
    paymentOptions: [{ amountType: 'PAYOFF', amount: usd(50_000), min: undefined, max: undefined }],
    ...changed,
  });

/** Makes a platform quote the requested day; `asked` is called with each. */
export const quotesDays = (
  platform: FakeServicing,
  asked: (on: PlainDate | undefined) => void = () => undefined,
): void => {
  const { readLoan } = platform;
  platform.readLoan = (id, options, cancellation) => {
    if (options) asked(options.payoffOn);
    const payoff = quoteOf(options?.payoffOn ?? TODAY);
    return readLoan(id, options, cancellation).map((loan) => ({ ...loan, payoff }));
  };
};

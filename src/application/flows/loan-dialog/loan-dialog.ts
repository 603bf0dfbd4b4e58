import type { LoanId } from '@member-portal/domain/loan';
import { CURRENCIES, type Money } from '@member-portal/domain/money';
import {
  type DraftCheck,
  type DraftPlace,
  isBoolean,
  isInteger,
  isMaybe,
  isOneOf,
  isShape,
  isText,
} from '../../session/index.ts';
import type { CancelSubject as Cancelled } from '../cancel-payment/index.ts';
import type { PaymentSubject as Paid, PaymentStart, RetriedPayment } from '../payment/index.ts';

/** Which failed payment a payment cures, and where it begins. */
export type PaymentWish = Pick<Paid, 'retried' | 'start'>;
interface PaymentSubject extends Omit<Paid, 'locale'> {
  readonly flow: 'payment';
}
interface PayoffSubject {
  readonly flow: 'payoff';
  readonly loanId: LoanId;
}
interface AutopaySubject {
  readonly flow: 'autopay';
  readonly loanId: LoanId;
  /** Whether it is on, as the page knows; what is read in the dialog decides. */
  readonly enrolled: boolean;
}
interface CancelSubject extends Cancelled {
  readonly flow: 'cancel';
}

/** What a dialog about a loan is opened for. */
export type LoanDialogSubject = PaymentSubject | PayoffSubject | AutopaySubject | CancelSubject;

/** Those that open again after a reload. */
export type KeptSubject = Exclude<LoanDialogSubject, CancelSubject>;

const isMoney = isShape<Money>({ cents: isInteger, currency: isOneOf(...CURRENCIES) });
type StartAt<At extends PaymentStart['at']> = Extract<PaymentStart, { readonly at: At }>;
const isReview = isShape<StartAt<'review'>>({ at: isOneOf('review'), amount: isMoney });
const isDate = isShape<StartAt<'date'>>({ at: isOneOf('date'), amount: isMoney });
const isAmount = isShape<StartAt<'amount'>>({ at: isOneOf('amount') });
const isStart: DraftCheck<PaymentStart> = (stored): stored is PaymentStart =>
  isReview(stored) || isDate(stored) || isAmount(stored);

const isPayment = isShape<PaymentSubject>({
  flow: isOneOf('payment'),
  loanId: isText,
  retried: isMaybe(isShape<RetriedPayment>({ id: isText, amount: isMoney })),
  start: isMaybe(isStart),
});
const isPayoff = isShape<PayoffSubject>({ flow: isOneOf('payoff'), loanId: isText });
const isAutopay = isShape<AutopaySubject>({ flow: isOneOf('autopay'), loanId: isText, enrolled: isBoolean });

/** Whether what was kept says which dialog was open. */
const isKeptSubject: DraftCheck<KeptSubject> = (stored): stored is KeptSubject =>
  isPayment(stored) || isPayoff(stored) || isAutopay(stored);

/** Where it is kept which dialog is open on a page. */
export const openDialogOf = (pathname: string): DraftPlace<KeptSubject> => ({
  name: `open dialog ${pathname}`,
  accepts: isKeptSubject,
});

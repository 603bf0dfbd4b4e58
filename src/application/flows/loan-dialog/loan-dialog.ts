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
import type { CancelSubject } from '../cancel-payment/index.ts';
import type { PaymentStart, PaymentSubject, RetriedPayment } from '../payment/index.ts';

/** Which failed payment a payment replaces, and where it starts. */
export type PaymentWish = Pick<PaymentSubject, 'retried' | 'start'>;

/** A payment on a loan. */
export interface PaymentDialogSubject extends Omit<PaymentSubject, 'locale'> {
  readonly flow: 'payment';
}

/** A payoff of a loan. */
export interface PayoffDialogSubject {
  readonly flow: 'payoff';
  readonly loanId: LoanId;
}

/** Autopay of a loan. */
export interface AutopayDialogSubject {
  readonly flow: 'autopay';
  readonly loanId: LoanId;
  /** Whether autopay is on, as far as the page knows. The dialog reads it again and uses that. */
  readonly enrolled: boolean;
}

/** The cancellation of a scheduled payment. */
export interface CancelDialogSubject extends CancelSubject {
  readonly flow: 'cancel';
}

/** What a dialog about a loan is opened for. */
export type LoanDialogSubject =
  | PaymentDialogSubject
  | PayoffDialogSubject
  | AutopayDialogSubject
  | CancelDialogSubject;

/** Subjects of dialogs that open again after a reload. */
export type KeptSubject = Exclude<LoanDialogSubject, CancelDialogSubject>;

const isMoney = isShape<Money>({ cents: isInteger, currency: isOneOf(...CURRENCIES) });
type StartAt<At extends PaymentStart['at']> = Extract<PaymentStart, { readonly at: At }>;
const isReview = isShape<StartAt<'review'>>({ at: isOneOf('review'), amount: isMoney });
const isDate = isShape<StartAt<'date'>>({ at: isOneOf('date'), amount: isMoney });
const isAmount = isShape<StartAt<'amount'>>({ at: isOneOf('amount') });
const isStart: DraftCheck<PaymentStart> = (stored): stored is PaymentStart =>
  isReview(stored) || isDate(stored) || isAmount(stored);

const isPayment = isShape<PaymentDialogSubject>({
  flow: isOneOf('payment'),
  loanId: isText,
  retried: isMaybe(isShape<RetriedPayment>({ id: isText, amount: isMoney })),
  start: isMaybe(isStart),
});
const isPayoff = isShape<PayoffDialogSubject>({ flow: isOneOf('payoff'), loanId: isText });
const isAutopay = isShape<AutopayDialogSubject>({
  flow: isOneOf('autopay'),
  loanId: isText,
  enrolled: isBoolean,
});

/** Whether a stored value identifies an open dialog. */
const isKeptSubject: DraftCheck<KeptSubject> = (stored): stored is KeptSubject =>
  isPayment(stored) || isPayoff(stored) || isAutopay(stored);

/** Where the open dialog of a page is stored, so that it opens again after a reload. */
export const openDialogOf = (pathname: string): DraftPlace<KeptSubject> => ({
  name: `open dialog ${pathname}`,
  accepts: isKeptSubject,
});

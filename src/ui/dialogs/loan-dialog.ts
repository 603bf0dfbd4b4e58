import type { PaymentStart, RetriedPayment } from '@member-portal/application/flows/payment';
import {
  type DraftCheck,
  isBoolean,
  isInteger,
  isMaybe,
  isOneOf,
  isShape,
  isText,
} from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { CURRENCIES, type Money } from '@member-portal/domain/money';
import type { PaymentRequest } from '@member-portal/domain/payment';

/** Which failed payment a payment cures, and where it begins. */
export interface PaymentWish {
  readonly retried?: RetriedPayment | undefined;
  readonly start?: PaymentStart | undefined;
}
interface PaymentSubject extends PaymentWish {
  readonly flow: 'payment';
  readonly loanId: LoanId;
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
interface CancelSubject {
  readonly flow: 'cancel';
  readonly loanId: LoanId;
  readonly payment: PaymentRequest;
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
export const isKeptSubject: DraftCheck<KeptSubject> = (stored): stored is KeptSubject =>
  isPayment(stored) || isPayoff(stored) || isAutopay(stored);

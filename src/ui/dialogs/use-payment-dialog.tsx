import type { PaymentStart, RetriedPayment } from '@member-portal/application/flows/payment';
import {
  type DraftCheck,
  isInteger,
  isMaybe,
  isOneOf,
  isShape,
  isText,
} from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { CURRENCIES, type Money } from '@member-portal/domain/money';
import type { ReactNode } from 'react';
import { PaymentDialog } from '../screens/payment/PaymentDialog.tsx';
import { useLoanDialog } from './use-loan-dialog.ts';

/** Which failed payment a payment cures, and where it begins. */
export interface PaymentWish {
  readonly retried?: RetriedPayment | undefined;
  readonly start?: PaymentStart | undefined;
}

interface Subject extends PaymentWish {
  readonly loanId: LoanId;
}

const isMoney = isShape<Money>({ cents: isInteger, currency: isOneOf(...CURRENCIES) });
const isReview = isShape<Extract<PaymentStart, { readonly at: 'review' }>>({
  at: isOneOf('review'),
  amount: isMoney,
});
const isDate = isShape<Extract<PaymentStart, { readonly at: 'date' }>>({
  at: isOneOf('date'),
  amount: isMoney,
});
const isAmount = isShape<Extract<PaymentStart, { readonly at: 'amount' }>>({ at: isOneOf('amount') });
const isStart: DraftCheck<PaymentStart> = (stored): stored is PaymentStart =>
  isReview(stored) || isDate(stored) || isAmount(stored);
const isSubject = isShape<Subject>({
  loanId: isText,
  retried: isMaybe(isShape<RetriedPayment>({ id: isText, amount: isMoney })),
  start: isMaybe(isStart),
});

/** A way to start a payment on a loan, or to make a failed one good, and the dialog it happens in, which belongs somewhere on the page. */
export const usePaymentDialog = (): {
  readonly pay: (loanId: LoanId, wish?: PaymentWish) => void;
  readonly dialog: ReactNode;
  readonly open: boolean;
} => {
  const { opening, show, close, place } = useLoanDialog('payment', isSubject);
  return {
    pay: (loanId, wish) => show({ loanId, ...wish }),
    open: opening?.open ?? false,
    dialog: opening ? (
      <PaymentDialog
        key={opening.key}
        {...opening.subject}
        open={opening.open}
        openAt={place}
        onClose={close}
      />
    ) : undefined,
  };
};

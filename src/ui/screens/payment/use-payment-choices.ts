import { ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { PaymentOptionsOf } from '@member-portal/application/payments';
import type { ReadFailure } from '@member-portal/application/ports';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import { parseAmount } from '@member-portal/domain/locale';
import type { RetryAhead } from '@member-portal/domain/payment';
import { useRef } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import type { DraftRules } from './payment-draft.ts';
import { useRetryAhead } from './use-retry-ahead.ts';

/** What a buyer may choose from when paying, as far as it is known. */
export type PaymentChoices =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ReadFailure; readonly retry: () => void }
  | { readonly state: 'not-payable'; readonly loan: Loan }
  | {
      readonly state: 'ready';
      readonly rules: DraftRules;
      /** As it was read last; the rules are kept from before where a payment has left nothing to choose from. */
      readonly loan: Loan;
      /** What would be drawn again by itself beside the payment. */
      readonly retryAhead: RetryAhead | undefined;
    };

/** The loan with its amounts, the buyer's payment methods, and a payment that is ahead by itself. */
export const usePaymentChoices = (loanId: LoanId): PaymentChoices => {
  const readLoan = useService(ReadLoan);
  const listMethods = useService(ListPaymentMethods);
  const optionsOf = useService(PaymentOptionsOf);
  const { locale } = useIntl();
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const methods = useRead({ read: 'payment-methods' }, (signal) => listMethods(signal));
  const { reading, retryAhead } = useRetryAhead(loanId);
  // A payment of everything leaves nothing to choose from, and its own review is still on the screen.
  const known = useRef<DraftRules | undefined>(undefined);
  const failed = loan.state === 'failed' ? loan : methods.state === 'failed' ? methods : undefined;
  if (failed) {
    const retry = (): void => {
      if (loan.state === 'failed') loan.retry();
      if (methods.state === 'failed') methods.retry();
    };
    return { state: 'failed', failure: failed.failure, retry };
  }
  if (loan.state !== 'ready' || methods.state !== 'ready' || reading) return { state: 'loading' };
  const options = optionsOf(loan.value, methods.value);
  if (options.isOk() && options.value.amounts.length > 0) {
    const { currency } = loan.value.balance;
    const parse = (text: string) => parseAmount(text, locale, currency);
    known.current = { ...options.value, parse };
  }
  return known.current
    ? { state: 'ready', rules: known.current, loan: loan.value, retryAhead }
    : { state: 'not-payable', loan: loan.value };
};

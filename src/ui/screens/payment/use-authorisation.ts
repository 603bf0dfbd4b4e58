import { PreparePayment } from '@member-portal/application/payments';
import type { DisclosureFailure } from '@member-portal/application/ports';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import { useLayoutEffect } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { type CommandState, useCommand } from '../../services/use-command.ts';
import type { CheckedPayment } from './payment-draft.ts';

/** The one-time authorisation for exactly this payment, prepared when the review shows and again on `prepare`. */
export const useAuthorisation = (
  loanId: LoanId,
  payment: CheckedPayment,
): { readonly state: CommandState<DisclosureDocument, DisclosureFailure>; readonly prepare: () => void } => {
  const preparePayment = useService(PreparePayment);
  const { locale } = useIntl();
  const { run, state } = useCommand(({ amount, payOn, method }: CheckedPayment, signal) =>
    preparePayment({ loanId, amount, payOn, paymentMethodId: method.id, locale }, signal),
  );
  // Before anything is painted: an authorisation of another payment is never seen, or agreed to, beside this one.
  useLayoutEffect(() => {
    void run(payment);
  }, [run, payment]);
  return { state, prepare: () => void run(payment) };
};

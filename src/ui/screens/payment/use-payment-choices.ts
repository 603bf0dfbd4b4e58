import { ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { FeatureFlags, PortalConfiguration, type ReadFailure } from '@member-portal/application/ports';
import { holidayCalendarOf } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { parseAmount } from '@member-portal/domain/locale';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { useToday } from '../loans/use-today.ts';
import type { DraftRules } from './payment-draft.ts';

/** What a buyer may choose from when paying, as far as it is known. */
export type PaymentChoices =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ReadFailure; readonly retry: () => void }
  | { readonly state: 'ready'; readonly rules: DraftRules };

/** The loan with its amounts, and the buyer's payment methods. */
export const usePaymentChoices = (loanId: LoanId): PaymentChoices => {
  const readLoan = useService(ReadLoan);
  const listMethods = useService(ListPaymentMethods);
  const { creditCards } = useService(FeatureFlags).current();
  const { country } = useService(PortalConfiguration);
  const { locale } = useIntl();
  const today = useToday();
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const methods = useRead({ read: 'payment-methods' }, (signal) => listMethods(signal));
  const failed = loan.state === 'failed' ? loan : methods.state === 'failed' ? methods : undefined;
  if (failed) {
    const retry = (): void => {
      if (loan.state === 'failed') loan.retry();
      if (methods.state === 'failed') methods.retry();
    };
    return { state: 'failed', failure: failed.failure, retry };
  }
  if (loan.state !== 'ready' || methods.state !== 'ready') return { state: 'loading' };
  const { currency } = loan.value.balance;
  return {
    state: 'ready',
    rules: {
      loan: loan.value,
      methods: methods.value,
      today,
      holidays: holidayCalendarOf(country),
      creditCards,
      parse: (text) => parseAmount(text, locale, currency).unwrapOr(undefined),
    },
  };
};

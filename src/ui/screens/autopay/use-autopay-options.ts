import { type AutopayOptions, AutopayOptionsOf, PreviewAutopay } from '@member-portal/application/autopay';
import { ReadLoan } from '@member-portal/application/loans';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import type { ReadFailure } from '@member-portal/application/ports';
import type { AutopayIneligibility } from '@member-portal/domain/autopay';
import type { LoanId } from '@member-portal/domain/loan';
import { parseAmount } from '@member-portal/domain/locale';
import { useRef } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRead } from '../../services/use-read.ts';
import { useToday } from '../loans/use-today.ts';
import type { AutopayRules } from './check-autopay.ts';

/** What a buyer may choose from for autopay, as far as it is known. */
export type AutopayChoices =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: ReadFailure; readonly retry: () => void }
  | { readonly state: 'ineligible'; readonly why: AutopayIneligibility['kind'] }
  | { readonly state: 'ready'; readonly rules: AutopayRules };

/** The options of a loan's autopay. `hold` keeps them as they are while a change is made and told of. */
export const useAutopayOptions = (loanId: LoanId, hold: boolean): AutopayChoices => {
  const readLoan = useService(ReadLoan);
  const listMethods = useService(ListPaymentMethods);
  const optionsOf = useService(AutopayOptionsOf);
  const preview = useService(PreviewAutopay);
  const { locale } = useIntl();
  const today = useToday();
  const loan = useRead({ read: 'loan', loanId }, (signal) => readLoan(loanId, signal));
  const methods = useRead({ read: 'payment-methods' }, (signal) => listMethods(signal));
  const held = useRef<AutopayOptions | undefined>(undefined);

  if (!hold || !held.current) {
    const failed = loan.state === 'failed' ? loan : methods.state === 'failed' ? methods : undefined;
    if (failed) {
      const retry = (): void => {
        if (loan.state === 'failed') loan.retry();
        if (methods.state === 'failed') methods.retry();
      };
      return { state: 'failed', failure: failed.failure, retry };
    }
    if (loan.state !== 'ready' || methods.state !== 'ready') return { state: 'loading' };
    const options = optionsOf(loan.value, methods.value);
    if (options.isErr()) return { state: 'ineligible', why: options.error.kind };
    held.current = options.value;
  }
  const options = held.current;
  const { currency } = options.loan.balance;
  const parse = (text: string) => parseAmount(text, locale, currency);
  return { state: 'ready', rules: { options, today, preview, parse } };
};

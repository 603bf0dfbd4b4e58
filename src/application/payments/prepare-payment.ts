import type { PlainDate } from '@member-portal/domain/calendar';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { DisclosureFailure, DisclosureLibrary } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';

/** Prepares the one-time authorisation that a buyer reads and accepts before a payment (specification, section 3). */
export type PreparePayment = (
  input: {
    readonly loanId: LoanId;
    readonly amount: Money;
    readonly payOn: PlainDate;
    readonly paymentMethodId: PaymentMethodId;
    readonly locale: Locale;
  },
  cancellation?: Cancellation,
) => ResultAsync<DisclosureDocument, DisclosureFailure>;
export const PreparePayment = token<PreparePayment>('PreparePayment');

export const createPreparePayment =
  (library: DisclosureLibrary): PreparePayment =>
  ({ loanId, amount, payOn, paymentMethodId, locale }, cancellation) =>
    library.prepare(
      loanId,
      {
        kind: 'one-time',
        locale,
        format: 'embedded',
        parameters: { amount: amount.cents, currency: amount.currency, payOn, paymentMethodId },
      },
      cancellation,
    );

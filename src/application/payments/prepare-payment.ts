import type { PlainDate } from '@member-portal/domain/calendar';
import { type DisclosureDocument, paymentAuthorisationKind } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type DisclosureFailure, DisclosureLibrary, LenderClock, TenantRules } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { bankingCalendarOf } from './banking-calendar-of.ts';

/** Prepares the authorisation to read and accept before a payment, for today or a later day (specification, section 3). */
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

export const PreparePayment = defineUseCase(
  'PreparePayment',
  { library: DisclosureLibrary, configuration: TenantRules, clock: LenderClock },
  ({ library, configuration, clock }): PreparePayment => {
    const { zone } = bankingCalendarOf(configuration);
    return ({ loanId, amount, payOn, paymentMethodId, locale }, cancellation) =>
      library.prepare(
        loanId,
        {
          kind: paymentAuthorisationKind(payOn, zone.dateAt(clock.now())),
          locale,
          format: 'embedded',
          parameters: { amount: amount.cents, currency: amount.currency, payOn, paymentMethodId },
        },
        cancellation,
      );
  },
);

import type { PlainDate } from '@member-portal/domain/calendar';
import { autopayAuthorisationKind, type DisclosureDocument } from '@member-portal/domain/disclosure';
import type { Loan } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import type { AmountType } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type DisclosureFailure, DisclosureLibrary } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Prepares the authorisation that a buyer reads and accepts before autopay is turned on or changed. */
export type PrepareAutopay = (
  input: {
    readonly loan: Loan;
    readonly amountType: AmountType;
    /** Only for the buyer's own amount. */
    readonly amount: Money | undefined;
    readonly startOn: PlainDate;
    readonly paymentMethodId: PaymentMethodId;
    /** Canada: whether the buyer waives the notice of the first draft. The document includes the waiver. */
    readonly noticeWaived?: boolean;
    readonly locale: Locale;
  },
  cancellation?: Cancellation,
) => ResultAsync<DisclosureDocument, DisclosureFailure>;

export const PrepareAutopay = defineUseCase(
  'PrepareAutopay',
  { library: DisclosureLibrary },
  ({ library }): PrepareAutopay =>
    ({ loan, amountType, amount, startOn, paymentMethodId, noticeWaived, locale }, cancellation) =>
      library.prepare(
        loan.id,
        {
          kind: autopayAuthorisationKind(loan),
          locale,
          format: 'embedded',
          parameters: {
            amountType,
            startOn,
            paymentMethodId,
            ...(noticeWaived === undefined ? {} : { preNotificationWaived: noticeWaived }),
            ...(amount ? { amount: amount.cents, currency: amount.currency } : {}),
          },
        },
        cancellation,
      ),
);

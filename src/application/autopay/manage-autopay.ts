import type { Autopay } from '@member-portal/domain/autopay';
import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import type { ReviewedAutopay } from './reviewed-autopay.ts';
import { SubmitAutopay, type SubmitAutopayFailure } from './submit-autopay.ts';

/**
 * Changes the method, amount or date of a loan's autopay, once; `newMethodType` if the method changed. Works even when new
 * enrolments are not offered. Invalidates `readsAfterAutopay`.
 */
export type ManageAutopay = (
  reviewed: ReviewedAutopay & { readonly newMethodType?: PaymentMethodType },
  cancellation?: Cancellation,
) => ResultAsync<Autopay, SubmitAutopayFailure>;
export const ManageAutopay = defineUseCase(
  'ManageAutopay',
  { submit: SubmitAutopay, analytics: Analytics },
  ({ submit, analytics }): ManageAutopay =>
    ({ newMethodType, ...reviewed }, cancellation) =>
      submit({ ...reviewed, enrolment: { ...reviewed.enrolment, flow: 'MANAGE_AUTOPAY' } }, cancellation).map(
        ({ autopay, isNew }) => {
          if (newMethodType && isNew) analytics.track('update_autopay_method', { methodType: newMethodType });
          return autopay;
        },
      ),
);

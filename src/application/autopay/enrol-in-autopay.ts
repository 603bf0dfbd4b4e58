import type { Autopay } from '@member-portal/domain/autopay';
import type { LoanId } from '@member-portal/domain/loan';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics, FeatureFlags } from '../ports/index.ts';
import { type Read, readsOfLoan } from '../reads/index.ts';
import { defineUseCase } from '../services/index.ts';
import type { ReviewedAutopay } from './reviewed-autopay.ts';
import { SubmitAutopay, type SubmitAutopayFailure } from './submit-autopay.ts';

/** Turns autopay on for a loan, once. Invalidates `readsAfterAutopay`. */
export type EnrolInAutopay = (
  reviewed: ReviewedAutopay,
  cancellation?: Cancellation,
) => ResultAsync<Autopay, SubmitAutopayFailure | { readonly kind: 'not-offered' }>;
/** The reads invalidated by a change of autopay, whatever its outcome. */
export const readsAfterAutopay = (loanId: LoanId): readonly Read[] => readsOfLoan(loanId);

export const EnrolInAutopay = defineUseCase(
  'EnrolInAutopay',
  { submit: SubmitAutopay, flags: FeatureFlags, analytics: Analytics },
  ({ submit, flags, analytics }): EnrolInAutopay =>
    ({ loanId, enrolment }, cancellation) => {
      if (!flags.current().autopay) return errAsync({ kind: 'not-offered' });
      return submit({ loanId, enrolment: { ...enrolment, flow: 'AUTOPAY_ENROLL' } }, cancellation).map(
        ({ autopay, isNew }) => {
          if (isNew) {
            analytics.track('autopay_enroll', { amountType: enrolment.amountType });
            analytics.track('autopay_toggle_on', {});
          }
          return autopay;
        },
      );
    },
);

import {
  EnrolInAutopay,
  ManageAutopay,
  type ReviewedAutopay,
  readsAfterAutopay,
  type SubmitAutopayFailure,
} from '@member-portal/application/autopay';
import type { Autopay } from '@member-portal/domain/autopay';
import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import { okAsync, type ResultAsync } from 'neverthrow';
import { useRef } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { type Command, useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';

/** Why autopay was not saved, or cannot be told to have been. */
export type SaveAutopayFailure = SubmitAutopayFailure | { readonly kind: 'not-offered' };

/** Autopay to be turned on or changed; the type of the method where that changes. */
export interface AutopayToSave extends ReviewedAutopay {
  readonly newMethodType?: PaymentMethodType;
}

/**
 * Turns autopay on or changes it, and reads again what that made untrue before its outcome is told. Once saved it gives the
 * same outcome again, whatever is pressed.
 */
export const useSaveAutopay = (): Command<AutopayToSave, Autopay, SaveAutopayFailure> => {
  const enrol = useService(EnrolInAutopay);
  const manage = useService(ManageAutopay);
  const refresh = useRefreshReads();
  const saved = useRef<Autopay | undefined>(undefined);
  return useCommand((input, signal) => {
    if (saved.current) return okAsync(saved.current);
    const submitted: ResultAsync<Autopay, SaveAutopayFailure> =
      input.enrolment.flow === 'AUTOPAY_ENROLL' ? enrol(input, signal) : manage(input, signal);
    return submitted
      .map(async (autopay) => {
        saved.current = autopay;
        await refresh(readsAfterAutopay(input.loanId));
        return autopay;
      })
      .mapErr(async (failure) => {
        const refreshed = refresh(readsAfterAutopay(input.loanId));
        // Without a connection the reads fail late; what is known already should not wait for that.
        if (failure.kind === 'refused' || failure.kind === 'not-found') await refreshed;
        return failure;
      });
  });
};

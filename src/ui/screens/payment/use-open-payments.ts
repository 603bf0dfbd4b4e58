import {
  FollowPayment,
  PutAwayPayment,
  type ReconciledPayment,
  ReconcileOpenPayments,
  readsAfterPayment,
} from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { useCallback, useEffect, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';

/** What became of an open payment, or that it is still being found out. */
export interface OpenPaymentNews {
  readonly loanId: LoanId;
  readonly outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>;
}

/**
 * Looks up the payments that were open when a page is entered, and follows those that are undecided until their outcome is
 * known. The reads that a known outcome makes untrue are refreshed before it is told. While a payment's dialog is open it
 * follows its own payment, so this looks again once it has closed.
 */
export const useOpenPayments = (
  dialogOpen: boolean,
): {
  readonly news: readonly OpenPaymentNews[];
  /** The buyer has read it. What was never booked is not told again. */
  readonly putAway: (news: OpenPaymentNews) => void;
} => {
  const reconcile = useService(ReconcileOpenPayments);
  const follow = useService(FollowPayment);
  const forget = useService(PutAwayPayment);
  const refresh = useRefreshReads();
  const [news, setNews] = useState<readonly OpenPaymentNews[]>([]);

  const tell = useCallback((loanId: LoanId, outcome: ReconciledPayment): void => {
    setNews((told) => {
      const others = told.filter((one) => one.loanId !== loanId);
      return outcome.kind === 'none-open' ? others : [...others, { loanId, outcome }];
    });
  }, []);

  useEffect(() => {
    if (dialogOpen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tellTruly = async (loanId: LoanId, outcome: ReconciledPayment): Promise<void> => {
      if (outcome.kind !== 'undecided') await refresh(readsAfterPayment(loanId));
      if (!signal.aborted) tell(loanId, outcome);
    };
    void reconcile(signal).map((open) => {
      // What the dialog has told of meanwhile, or has made good, is no news any more.
      const isStill = ({ loanId, outcome }: OpenPaymentNews): boolean =>
        outcome.kind === 'booked' || open.some((one) => one.loanId === loanId);
      if (!signal.aborted) setNews((told) => told.filter(isStill));
      return Promise.all(
        open.map(async ({ loanId, outcome }) => {
          await tellTruly(loanId, outcome);
          if (outcome.kind !== 'undecided') return;
          const followed = await follow(loanId, signal);
          if (followed.isOk()) await tellTruly(loanId, followed.value);
        }),
      );
    });
    return () => leaving.abort();
  }, [reconcile, follow, refresh, tell, dialogOpen]);

  const putAway = useCallback(
    ({ loanId, outcome }: OpenPaymentNews): void => {
      tell(loanId, { kind: 'none-open' });
      if (outcome.kind === 'never-booked') void forget(loanId, outcome.order);
    },
    [tell, forget],
  );
  return { news, putAway };
};

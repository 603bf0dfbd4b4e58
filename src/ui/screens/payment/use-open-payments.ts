import {
  FollowPayment,
  type ReconciledPayment,
  ReconcileOpenPayments,
  readsAfterPayment,
} from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { useEffect, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';

/** What became of an open payment, or that it is still being found out. */
export interface OpenPaymentNews {
  readonly loanId: LoanId;
  readonly outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>;
}

/**
 * Looks up the payments that were open when a page is entered, and follows those that are undecided until their outcome is
 * known. The reads that a known outcome makes untrue are refreshed before it is told.
 */
export const useOpenPayments = (): readonly OpenPaymentNews[] => {
  const reconcile = useService(ReconcileOpenPayments);
  const follow = useService(FollowPayment);
  const refresh = useRefreshReads();
  const [news, setNews] = useState<readonly OpenPaymentNews[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = async (loanId: LoanId, outcome: ReconciledPayment): Promise<void> => {
      if (outcome.kind !== 'undecided' && !signal.aborted) await refresh(readsAfterPayment(loanId));
      if (signal.aborted) return;
      setNews((told) => {
        const others = told.filter((one) => one.loanId !== loanId);
        return outcome.kind === 'none-open' ? others : [...others, { loanId, outcome }];
      });
    };
    void reconcile(signal).map((open) =>
      Promise.all(
        open.map(async ({ loanId, outcome }) => {
          await tell(loanId, outcome);
          if (outcome.kind !== 'undecided') return;
          const followed = await follow(loanId, signal);
          if (followed.isOk()) await tell(loanId, followed.value);
        }),
      ),
    );
    return () => leaving.abort();
  }, [reconcile, follow, refresh]);
  return news;
};

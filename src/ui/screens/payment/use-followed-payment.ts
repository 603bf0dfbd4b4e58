import {
  FollowPayment,
  type ReconciledPayment,
  readsAfterPayment,
} from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';
import type { CommandState } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { isUnknown } from './PaymentTrouble.tsx';
import type { PayFailure } from './pay-failure.ts';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';

type State = CommandState<PaymentOutcome, PayFailure>;

/** What a state becomes when the open payment's outcome is known; nothing to say where none was open any more. */
const stateAfter = (before: PayFailure, now: ReconciledPayment): State | undefined => {
  if (isUnknown(before)) {
    if (now.kind === 'booked') return { kind: 'done', value: outcomeOf(now.payment) };
    return now.kind === 'never-booked' ? { kind: 'failed', failure: { kind: 'never-booked' } } : undefined;
  }
  if (now.kind === 'booked')
    return { kind: 'failed', failure: { kind: 'earlier-payment-found', payment: now.payment } };
  return { kind: 'idle' };
};

/**
 * Follows the open payment of a loan while a state says that its outcome is unknown, or that an earlier one's is, and gives
 * the state that takes its place once it is known. `onPaid` hears of it before. A dialog that was closed follows nothing:
 * the page behind it does.
 */
export const useFollowedPayment = (
  state: State,
  loanId: LoanId | undefined,
  watched: boolean,
  onPaid: (outcome: PaymentOutcome) => void,
): State | undefined => {
  const follow = useService(FollowPayment);
  const refresh = useRefreshReads();
  const [known, setKnown] = useState<{ readonly of: State; readonly now: State } | undefined>(undefined);
  const told = useRef(onPaid);
  told.current = onPaid;

  const failure = state.kind === 'failed' ? state.failure : undefined;
  const open = watched && failure && (isUnknown(failure) || failure.kind === 'earlier-payment-undecided');
  useEffect(() => {
    if (!open || !failure || loanId === undefined) return undefined;
    const leaving = new AbortController();
    void follow(loanId, leaving.signal).andTee(async (outcome) => {
      // Also when the buyer has just left: the page behind shows these reads.
      await refresh(readsAfterPayment(loanId));
      const now = stateAfter(failure, outcome);
      if (leaving.signal.aborted || !now) return;
      if (now.kind === 'done') told.current(now.value);
      setKnown({ of: state, now });
    });
    return () => leaving.abort();
  }, [open, failure, loanId, follow, refresh, state]);

  return known?.of === state ? known.now : undefined;
};

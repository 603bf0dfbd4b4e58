import type { LoanId } from '@member-portal/domain/loan';
import type { DraftPlace, KeptDrafts } from '../../session/index.ts';

/** The drafts of one order: its form, and that its dialog is open. */
export interface OrderDrafts {
  /** Keeps them only in memory while the order is in progress. */
  readonly hold: (forLoan?: LoanId) => void;
  /** Undoes `hold` once the platform has refused the order, or it was found never to have been made. */
  readonly release: () => void;
  /** Drops them once the order was made. */
  readonly settle: () => void;
}

export const createOrderDrafts = (
  drafts: KeptDrafts,
  places: readonly DraftPlace<unknown>[],
): OrderDrafts => {
  const settle = drafts.forOrder();
  let releases: readonly (() => void)[] = [];
  return {
    // The last hold is undone first: a draft that was held twice is then as it was before the first.
    hold: (forLoan) => {
      releases = [...places.map((place) => drafts.hold(place, forLoan)), ...releases];
    },
    release: () => {
      for (const release of releases) release();
      releases = [];
    },
    settle: () => {
      for (const place of places) settle(place);
    },
  };
};

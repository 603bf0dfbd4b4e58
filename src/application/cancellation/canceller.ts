import type { Cancellation } from './cancellation.ts';

/** A cancellation with the function that triggers it. */
export interface Canceller {
  readonly cancellation: Cancellation;
  /** Cancels; calling it again does nothing. */
  cancel(): void;
}

/**
 * Creates a cancellation on platforms without `AbortController`.
 * @example
 * import { createCanceller } from '@member-portal/application/cancellation';
 * import type { ReadLoan } from '@member-portal/application/loans';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const readLoan: ReadLoan;
 * declare const loanId: LoanId;
 * const { cancellation, cancel } = createCanceller();
 * const reading = readLoan(loanId, cancellation);
 * cancel();
 */
export const createCanceller = (): Canceller => {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    cancellation: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel: () => {
      if (aborted) return;
      aborted = true;
      for (const listener of [...listeners]) listener();
      listeners.clear();
    },
  };
};

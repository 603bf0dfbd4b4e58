import type { RequestFailure } from '@member-portal/domain/failure';

/**
 * What goes wrong with one call: the request is lost, its answer is lost on the way back, it arrives only later, or
 * it is answered with a failure without being looked at.
 */
export type Fault<Failure = RequestFailure> =
  | { readonly kind: 'lost-before' | 'lost-after'; readonly failure: RequestFailure }
  | { readonly kind: 'arrives-late'; readonly after: number; readonly failure: RequestFailure }
  | { readonly kind: 'answered'; readonly failure: Failure };

/** Faults that the next calls meet, one each, in order. */
export interface FaultLine<Failure = RequestFailure> {
  next(): Fault<Failure> | undefined;
  queue(...faults: readonly Fault<Failure>[]): void;
}

export const faultLine = <Failure = RequestFailure>(): FaultLine<Failure> => {
  const faults: Fault<Failure>[] = [];
  return {
    next: () => faults.shift(),
    queue: (...added) => {
      faults.push(...added);
    },
  };
};

export const TIMEOUT = { kind: 'timeout' } as const satisfies RequestFailure;
export const OFFLINE = { kind: 'network-error' } as const satisfies RequestFailure;

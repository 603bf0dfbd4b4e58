import type { Instant, PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity, PaidWith, PaymentPhase } from '../payment/index.ts';

/** Payments that are scheduled or processing and count toward what is due. */
export interface Processing {
  readonly count: number;
  /** The total of all payments. */
  readonly amount: Money;
  /** The day of the last one. */
  readonly countsOn: PlainDate;
  readonly phase: PaymentPhase;
}

/** The next payment after this state, manual or by autopay. */
export interface ComesNext {
  readonly on: PlainDate;
  readonly amount: Money;
  readonly by: 'hand' | 'autopay';
}

/** Why nothing is due for a while. */
export type NothingDueReason = 'hardship' | 'just-opened' | 'paid-ahead' | 'in-review' | 'ended' | 'settled';

/**
 * The most important fact about a loan today. `ask` is the amount the card asks for: it excludes money in progress, and is
 * absent if payments in progress, or the draft of a late loan, cover all of it.
 */
export type LoanToday =
  | {
      readonly kind: 'late';
      readonly pastDue: Money;
      readonly since: PlainDate | undefined;
      /** Past due, but within the grace period. */
      readonly inGrace: boolean;
      readonly ask: Money | undefined;
      readonly processing: Processing | undefined;
      /** The draft that still takes the rest, because banks were closed on its due day. */
      readonly draft?: ComesNext | undefined;
      /** The late fee that a payment by this day avoids; absent if payments in progress or the draft avoid it. */
      readonly lateFee: { readonly payBy: PlainDate; readonly amount: Money } | undefined;
      readonly failed: Activity | undefined;
      /** The day on which the failed payment is retried. */
      readonly retryOn: PlainDate | undefined;
    }
  | {
      readonly kind: 'due';
      readonly amount: Money;
      readonly dueOn: PlainDate;
      readonly ask: Money | undefined;
      readonly processing: Processing | undefined;
      readonly failed: Activity | undefined;
      /**
       * Autopay is on and not paused, but no reported draft covers this by its due date. False where one of an earlier day is
       * reported, which may still be on its way.
       */
      readonly notCoveredByAutopay: boolean;
    }
  | {
      readonly kind: 'processing';
      readonly processing: Processing;
      readonly next: ComesNext | undefined;
    }
  | {
      readonly kind: 'automatic';
      readonly on: PlainDate;
      readonly amount: Money;
      readonly method: PaidWith | undefined;
      /** The deadline for changes; absent if the platform does not report one. */
      readonly lastChangeAt: Instant | undefined;
      readonly changeable: boolean;
      /** False for a draft still taken after autopay was turned off. */
      readonly enrolled: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly payment: Activity;
      /** The amount to pay instead. */
      readonly ask: Money;
      /** The day of the platform's retry. */
      readonly retryOn: PlainDate | undefined;
      readonly lateFee: { readonly payBy: PlainDate; readonly amount: Money } | undefined;
    }
  | {
      readonly kind: 'nothing-due';
      readonly reason: NothingDueReason;
      readonly until: PlainDate | undefined;
      readonly amount: Money | undefined;
    }
  | { readonly kind: 'still-owed'; readonly balance: Money }
  | { readonly kind: 'unknown' };

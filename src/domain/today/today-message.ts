import type { PlainDate, TimeZone } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PaidWith, PaymentPhase } from '../payment/index.ts';
import type { NothingDueReason } from './loan-today.ts';

/** Message names for a loan's state; a front end supplies the wording. */
export type TodayMessageName =
  | 'late'
  | 'late.grace'
  | 'late.since'
  | 'late.fee'
  | 'late.of'
  | 'late.coming'
  | 'late.cancelFirst'
  | 'late.noAmount'
  | 'due'
  | 'due.now'
  | 'due.of'
  | 'due.afterwards'
  | 'due.autopay'
  | 'part.processing'
  | 'part.scheduled'
  | 'part.several'
  | 'processing'
  | 'processing.counts'
  | 'processing.scheduled'
  | 'next.hand'
  | 'next.autopay'
  | 'automatic'
  | 'automatic.off'
  | 'automatic.on'
  | 'automatic.from'
  | 'automatic.until'
  | 'automatic.fixed'
  | 'automatic.stillComing'
  | 'failed'
  | 'failed.returned'
  | 'failed.reason'
  | 'failed.retry'
  | 'failed.noRetry'
  | 'nothing'
  | 'nothing.until'
  | 'nothing.next'
  | `nothing.${NothingDueReason}`
  | 'in-review'
  | 'owed'
  | 'owed.text'
  | 'unknown'
  | 'unknown.headline'
  | 'unknown.text';

/** One message, with the values to fill in. */
export interface TodayMessage {
  readonly name: TodayMessageName;
  readonly amount?: Money | undefined;
  readonly on?: PlainDate | undefined;
  /** The number and phase of payments; for `part.several` only. */
  readonly count?: number | undefined;
  readonly phase?: PaymentPhase | undefined;
  /** The payment method of a draft; for `automatic.from` only. */
  readonly method?: PaidWith | undefined;
  /** Why a payment was returned, in the platform's words; for `failed.reason` only. */
  readonly reason?: string | undefined;
}

/** What to show for a state: its name, the main amount, and more messages about it. */
export interface TodayContent {
  readonly state: TodayMessage;
  readonly amount: Money | undefined;
  /** Shown instead of an unknown or missing amount. */
  readonly headline?: TodayMessage | undefined;
  readonly lines: readonly TodayMessage[];
}

/** What the messages about a state depend on. */
export interface TodayContext {
  readonly today: PlainDate;
  /** The lender's time zone. */
  readonly timeZone: Pick<TimeZone, 'dateAt'>;
  /** Whether a payment in progress can still be cancelled where it is shown. */
  readonly cancellable: boolean;
  /** Whether the lender shows borrowers why a payment was returned. */
  readonly showsReason: boolean;
}

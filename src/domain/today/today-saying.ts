import type { PlainDate, TimeZone } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PaidWith, PaymentPhase } from '../payment/index.ts';
import type { NothingDueReason } from './loan-today.ts';

/** The names of the sentences about a state; a front end words them. */
export type TodaySaying =
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

/** One sentence about a state, with the values to fill in. */
export interface TodaySaid {
  readonly says: TodaySaying;
  readonly amount?: Money | undefined;
  readonly on?: PlainDate | undefined;
  /** How many payments, and where they stand; of `part.several` only. */
  readonly count?: number | undefined;
  readonly phase?: PaymentPhase | undefined;
  /** What a draft is paid with; of `automatic.from` only. */
  readonly method?: PaidWith | undefined;
  /** Why a payment was returned, in the platform's words; of `failed.reason` only. */
  readonly reason?: string | undefined;
}

/** What to show of a state: its name, the one amount that matters, and what follows from it. */
export interface TodayTold {
  readonly state: TodaySaid;
  readonly amount: Money | undefined;
  /** Shown instead of an amount that is not known or does not exist. */
  readonly headline?: TodaySaid | undefined;
  readonly lines: readonly TodaySaid[];
}

/** What decides how a state is worded. */
export interface TellsToday {
  readonly today: PlainDate;
  /** The lender's time zone. */
  readonly timeZone: Pick<TimeZone, 'dateAt'>;
  /** Whether a payment in progress can still be cancelled where it is shown. */
  readonly cancellable: boolean;
  /** Whether the lender lets its borrowers know why a payment was returned. */
  readonly showsReason: boolean;
}

import type { Instant, PlainDate, TimeZone } from '../calendar/index.ts';
import type { LoanAutopay } from '../loan/index.ts';
import type { Money } from '../money/index.ts';

/** An upcoming draft, as shown to a buyer. */
export interface ListedDraft {
  readonly on: PlainDate;
  readonly amount: Money;
  /** The last day on which it can be changed; absent once it is too late. */
  readonly lastChangeOn: PlainDate | undefined;
}

/** The next draft that can still be changed. */
export const nextToChange = (drafts: readonly ListedDraft[]): ListedDraft | undefined =>
  drafts.find(({ lastChangeOn }) => lastChangeOn !== undefined);

/** The drafts that the platform reports, each with the last day on which it can still be changed. */
export const listedDrafts = (
  { drafts }: Pick<LoanAutopay, 'drafts'>,
  now: Instant,
  zone: TimeZone,
): readonly ListedDraft[] =>
  drafts.map(({ on, amount, lastChangeAt }) => ({
    on,
    amount,
    lastChangeOn: lastChangeAt < now ? undefined : zone.dateAt(lastChangeAt),
  }));

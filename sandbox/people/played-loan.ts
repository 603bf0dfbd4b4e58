import type { PlainDate } from '../calendar/plain-date.ts';
import type { HardshipPlan } from '../contract/agreement.ts';
import type { Hardship } from '../ledger/hardship.ts';
import type { Journal, LoanBooks } from '../ledger/loan-books.ts';
import type { Instalment } from '../ledger/schedule.ts';
import type { PlayedEvent } from './loan-player.ts';

/** A loan after its story has been played through the ledger. */
export interface PlayedLoan {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
  readonly events: readonly PlayedEvent[];
  readonly openedOn: PlainDate;
  readonly firstDueOn: PlainDate;
  readonly maturesOn: PlainDate;
  readonly closedOn: PlainDate | undefined;
  readonly original: number;
  readonly status: string;
  readonly hardship: (Hardship & { readonly plan: HardshipPlan }) | undefined;
  readonly agreed: readonly Instalment[];
}

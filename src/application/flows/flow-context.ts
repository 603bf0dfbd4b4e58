import type { Locale } from '@member-portal/domain/locale';
import type { Reads } from '../reads/index.ts';

/** What a front end passes to every flow. */
export interface FlowContext {
  /** Such as `SessionReads`, which drops one borrower's data before another signs in. */
  readonly reads: Reads;
  /** The language for typed amounts and for documents. */
  readonly locale: Locale;
}

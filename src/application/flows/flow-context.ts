import type { Locale } from '@member-portal/domain/locale';
import type { Reads } from '../reads/index.ts';

/** What a front end passes to every flow. */
export interface FlowContext {
  readonly reads: Reads;
  /** The language for typed amounts and for documents. */
  readonly locale: Locale;
}

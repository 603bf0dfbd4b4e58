import type { Locale } from '@member-portal/domain/locale';
import type { Reads } from '../reads/index.ts';

/** What a front end gives to every flow that it begins. */
export interface FlowContext {
  readonly reads: Reads;
  /** The language that amounts are typed and documents are read in. */
  readonly locale: Locale;
}

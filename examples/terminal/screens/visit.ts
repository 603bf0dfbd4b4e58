import type { TenantSupport } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { Format, Locale } from '@member-portal/domain/locale';
import type { Terminal } from '../terminal.ts';
import type { Texts } from '../texts/texts.ts';

/** Context of every screen: a terminal, a language, and the use cases. */
export interface Visit {
  readonly terminal: Terminal;
  readonly services: Services;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly formats: Format;
  /** The lender's phone in the visitor's language, if it publishes one. */
  readonly support: TenantSupport | undefined;
}

/** How a screen ends: back to the previous one, or out of the program. */
export type Way = 'back' | 'leave';

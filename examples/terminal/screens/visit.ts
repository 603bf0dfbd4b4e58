import type { Services } from '@member-portal/application/services';
import type { Format, Locale } from '@member-portal/domain/locale';
import type { Terminal } from '../terminal.ts';
import type { Texts } from '../texts/texts.ts';

/** What every screen has: a terminal, a language, and the use cases. */
export interface Visit {
  readonly terminal: Terminal;
  readonly services: Services;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly formats: Format;
}

/** Where a screen leads: back to the one before, or away. */
export type Way = 'back' | 'leave';

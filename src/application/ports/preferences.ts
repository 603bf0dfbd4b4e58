import type { Locale } from '@member-portal/domain/locale';
import { token } from '../services/index.ts';

/** What this browser remembers and prefers, signed in or not. */
export interface Preferences {
  /** The locale chosen earlier, under a key of this tenant's own (specification, section 5); unchecked text. */
  rememberedLocale(): string | undefined;
  rememberLocale(locale: Locale): void;
  /** Hears that another tab remembered another locale, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The browser's languages, most wanted first. */
  languages(): readonly string[];
}
export const Preferences = token<Preferences>('Preferences');

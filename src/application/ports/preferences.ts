import type { Locale } from '@member-portal/domain/locale';
import { token } from '../services/index.ts';

/** What this browser remembers and prefers, signed in or not. */
export interface Preferences {
  /** The locale chosen earlier, under a key of this tenant (specification, section 5); unchecked text. */
  rememberedLocale(): string | undefined;
  rememberLocale(locale: Locale): void;
  /** Subscribes to locales stored by other tabs; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The browser's languages, most wanted first. */
  languages(): readonly string[];
}
export const Preferences = token<Preferences>('Preferences');

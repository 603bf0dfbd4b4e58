import type { Locale } from '@member-portal/domain/locale';
import { token } from '../services/index.ts';

/** This browser's stored choice and preferences, signed in or not. */
export interface Preferences {
  /** The locale chosen earlier, under a key of this tenant (specification, section 5); unchecked text. */
  rememberedLocale(): string | undefined;
  rememberLocale(locale: Locale): void;
  /** Subscribes to locales stored by other tabs; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The browser's languages, most preferred first. */
  languages(): readonly string[];
}
export const Preferences = token<Preferences>('Preferences');

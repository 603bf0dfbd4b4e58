import type { Locale } from '@member-portal/domain/locale';
import { token } from '../services/index.ts';

/** Keeps a language change across this tab's reload: an event recorded before the reload could be lost. */
export interface LanguageChangeStore {
  write(locale: Locale): void;
  /** The change still to be recorded, as unchecked text. Reading removes it. */
  take(): string | undefined;
}
export const LanguageChangeStore = token<LanguageChangeStore>('LanguageChangeStore');

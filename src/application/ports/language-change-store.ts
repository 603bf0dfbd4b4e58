import type { Locale } from '@member-portal/domain/locale';
import { token } from '../services/index.ts';

/** Keeps a change of language across the reload of this tab that shows it: what is recorded before a reload may be lost by it. */
export interface LanguageChangeStore {
  write(locale: Locale): void;
  /** The change that waits to be recorded, as unchecked text; reading it forgets it. */
  take(): string | undefined;
}
export const LanguageChangeStore = token<LanguageChangeStore>('LanguageChangeStore');

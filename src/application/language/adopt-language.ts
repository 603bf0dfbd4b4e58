import type { Buyer } from '@member-portal/domain/buyer';
import { acceptLocale } from '@member-portal/domain/locale';
import { BuyerNotes, Preferences, TenantLocales } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * Uses the language on a signed-in buyer's record if this browser remembers no choice and the tenant offers that language.
 * The language is only remembered: the record is not written and nothing is tracked. Happens at most once a session, so
 * that a browser that cannot store it does not reload forever; and never if a reload would end the session, which would
 * repeat after every sign-in. The front end reloads if it shows another language.
 */
export interface AdoptLanguage {
  /** Whether the record is needed: this browser remembers no choice, and the tenant offers more than one language. */
  isOpen(): boolean;
  adopt(buyer: Pick<Buyer, 'id' | 'languagePreference'>): void;
}

export const AdoptLanguage = defineUseCase(
  'AdoptLanguage',
  { configuration: TenantLocales, preferences: Preferences, notes: BuyerNotes },
  ({ configuration: { locales }, preferences, notes }): AdoptLanguage => {
    // A remembered locale that the tenant no longer offers is ignored.
    const isOpen = (): boolean =>
      locales.length > 1 && acceptLocale(preferences.rememberedLocale() ?? '', locales).isErr();
    return {
      isOpen,
      adopt: ({ id, languagePreference }) => {
        if (!isOpen() || notes.has('language-adopted', id)) return;
        acceptLocale(languagePreference ?? '', locales).andTee((locale) => {
          if (notes.write('language-adopted', id)) preferences.rememberLocale(locale);
        });
      },
    };
  },
);

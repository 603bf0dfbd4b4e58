import type { Preferences } from '@member-portal/application/ports';
import { localeOf } from '@member-portal/domain/locale';
import type { PageEvents } from '../browser/page-events.ts';
import type { KeyValues } from './key-values.ts';

/** The parts of a platform that choose and keep a language. */
interface PreferencePlatform {
  readonly localStorage: KeyValues;
  readonly languages: () => readonly string[];
  readonly page: PageEvents;
  readonly reportLanguage?: ((locale: string) => void) | undefined;
  readonly readLanguage?: (() => string | undefined) | undefined;
}

/**
 * The chosen locale, kept in local storage under the tenant's key (specification, section 5). Where that is denied or emptied, what
 * was passed to the next document still tells it after a reload.
 */
export const createLocalPreferences = (
  { localStorage, languages, page, reportLanguage, readLanguage }: PreferencePlatform,
  tenant: string,
): Preferences => {
  const key = `member-portal.${tenant}.locale`;
  // Report a choice stored by a version that did not report it.
  const remembered = localeOf(localStorage.getItem(key) ?? '');
  if (remembered) reportLanguage?.(remembered);
  // Later entries of this page's history do not hold what the first one does.
  const passedOn = readLanguage?.();
  return {
    rememberedLocale: () => localStorage.getItem(key) ?? readLanguage?.() ?? passedOn,
    rememberLocale: (locale) => {
      localStorage.setItem(key, locale);
      reportLanguage?.(locale);
    },
    subscribe: (listener) => {
      let told = localStorage.getItem(key);
      return page.subscribe(['storage', 'pageshow'], () => {
        const now = localStorage.getItem(key);
        if (now === told) return;
        told = now;
        listener();
      });
    },
    languages,
  };
};

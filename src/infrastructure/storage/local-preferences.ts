import type { Preferences } from '@member-portal/application/ports';
import { localeOf } from '@member-portal/domain/locale';
import { languageIn } from '../browser/language-cookie.ts';
import type { PageEvents } from '../browser/page-events.ts';
import type { KeyValues } from './key-values.ts';

/**
 * The chosen locale, kept in local storage under the tenant's key (specification, section 5). Where that is denied or emptied, the
 * cookie for the host still tells it after a reload.
 */
export const createLocalPreferences = (
  storage: KeyValues,
  tenant: string,
  languages: () => readonly string[],
  page: PageEvents,
  reportLanguage: (locale: string) => void = () => undefined,
  readCookies: () => string = () => '',
): Preferences => {
  const key = `member-portal.${tenant}.locale`;
  // Report a choice stored by a version that did not report it.
  const remembered = localeOf(storage.getItem(key) ?? '');
  if (remembered) reportLanguage(remembered);
  return {
    rememberedLocale: () => storage.getItem(key) ?? languageIn(readCookies()),
    rememberLocale: (locale) => {
      storage.setItem(key, locale);
      reportLanguage(locale);
    },
    subscribe: (listener) => {
      let told = storage.getItem(key);
      return page.subscribe(['storage', 'pageshow'], () => {
        const now = storage.getItem(key);
        if (now === told) return;
        told = now;
        listener();
      });
    },
    languages,
  };
};

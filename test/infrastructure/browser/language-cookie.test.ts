import { describe, expect, it } from 'vitest';
import { LOCALE_COOKIE } from '../../../hosting/document/document-locale.ts';
import {
  languageCookie,
  readLanguage,
  reportLanguage,
} from '../../../src/infrastructure/browser/language-cookie.ts';

describe('the cookie that tells the host a language', () => {
  it('has the name that the host reads, holds the locale alone, and is Secure where the page is', () => {
    const cookie = `${LOCALE_COOKIE}=fr-ca; Path=/; Max-Age=31536000; SameSite=Lax`;
    expect(languageCookie('fr-ca', false)).toBe(cookie);
    expect(languageCookie('fr-ca', true)).toBe(`${cookie}; Secure`);
  });

  it('cannot be given attributes by what is no locale', () => {
    expect(languageCookie('x; Domain=evil.example', false)).toContain('=x%3B%20Domain%3Devil.example;');
  });
});

describe('the language for the next document', () => {
  const aWindow = (areCookiesDenied: boolean) => {
    let cookies = 'a=b; xmember_portal_locale=en-us';
    let state: unknown = { key: 'entry-1' };
    const document = {
      get cookie() {
        return cookies;
      },
      set cookie(text: string) {
        if (!areCookiesDenied) cookies = `a=b; ${text.split('; ')[0]}; c=d`;
      },
    };
    const history = {
      get state() {
        return state;
      },
      replaceState: (next: unknown) => {
        state = next;
      },
    };
    return { document, history, location: { protocol: 'https:' } } as unknown as Window;
  };

  it('is that of the cookie, and the history entry stays as it is', () => {
    const window = aWindow(false);
    expect(readLanguage(window)).toBeUndefined();
    reportLanguage(window, 'fr-ca');
    expect(readLanguage(window)).toBe('fr-ca');
    expect(window.history.state).toEqual({ key: 'entry-1' });
  });

  it('is kept in the history entry where cookies are denied, beside what the entry holds', () => {
    const window = aWindow(true);
    reportLanguage(window, 'fr-ca');
    expect(readLanguage(window)).toBe('fr-ca');
    expect(window.history.state).toEqual({ key: 'entry-1', locale: 'fr-ca' });
  });
});

import { describe, expect, it } from 'vitest';
import { LOCALE_COOKIE } from '../../../hosting/document/document-locale.ts';
import { languageCookie } from '../../../src/infrastructure/browser/language-cookie.ts';

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

import { describe, expect, it } from 'vitest';
import { IS_OPEN, OPEN_COOKIE } from '../../../hosting/document/document-choice.ts';
import { openCookie } from '../../../src/infrastructure/browser/open-cookie.ts';

const said = `${OPEN_COOKIE}=${IS_OPEN}`;
const drafts = 'member-portal.drafts';

describe('the cookie that tells the host of something in progress', () => {
  it('is set as the host reads it, until the browser is closed, and is Secure where the page is', () => {
    expect(openCookie([drafts], '', false)).toBe(`${said}; Path=/; SameSite=Lax`);
    expect(openCookie([drafts], '', true)).toBe(`${said}; Path=/; SameSite=Lax; Secure`);
  });

  it('is removed once nothing is kept any more', () => {
    expect(openCookie([], said, true)).toBe(`${OPEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; Secure`);
    expect(openCookie([], `a=b; ${said}; c=d`, false)).toContain('Max-Age=0');
  });

  it.each([
    [[], ''],
    [[], `other=1; x${said}; ${said}2`],
    [['somebody.else'], 'a=b'],
    [['member-portal-reloaded-from'], ''],
    [[drafts], said],
    [['somebody.else', drafts], `a=b; ${said}; c=d`],
  ])('is not written for the keys %j where the cookies are %j', (kept, cookies) => {
    expect(openCookie(kept, cookies, false)).toBeUndefined();
  });

  it('says nothing of what is kept', () => {
    const written = openCookie(['member-portal.session', 'member-portal.sign-in-typed'], '', true);
    expect(written).toBe(openCookie([drafts], '', true));
  });
});

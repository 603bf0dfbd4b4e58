import { phoneText } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { phone } from '../../support/builders/a-buyer.ts';

describe('a mobile number', () => {
  it.each([
    ['en-us', '(202)\u00a0555\u20110143'],
    ['en-ca', '202\u2011555\u20110143'],
    ['fr-ca', '202\u00a0555\u20110143'],
  ] as const)('is written as readers of %s know it', (locale, text) => {
    expect(phoneText(phone('+1 202 555 0143'), locale)).toBe(text);
  });
});

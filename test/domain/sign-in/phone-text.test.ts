import { type PhoneNumber, phoneText } from '@member-portal/domain/sign-in';
import { expect, it } from 'vitest';

const phone = (digits: string) => digits as PhoneNumber;

it.each([
  ['en-us', '(212)\u00a0555\u20110187'],
  ['en-ca', '212\u2011555\u20110187'],
  ['fr-ca', '212\u00a0555\u20110187'],
] as const)('a number is written as readers of %s do, and stays on one line', (locale, text) => {
  expect(phoneText(phone('+12125550187'), locale)).toBe(text);
});

it.each(['+442071838750', '+1212555018', '+121255501877', '212555018', '0+12125550187', '+1212555018x'])(
  'a number of another shape stays as it is: %s',
  (other) => {
    expect(phoneText(phone(other), 'en-us')).toBe(other);
  },
);

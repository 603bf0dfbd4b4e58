import { emailAddress, maskDestination, phoneNumber } from '@member-portal/domain/sign-in';
import { emailAddress as anyEmail, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, phone } from '../../support/builders/a-buyer.ts';
import { holds } from '../../support/property-runs.ts';

describe('an e-mail address', () => {
  it.each([
    ['  avery.stone@example.com ', 'avery.stone@example.com'],
    ['Avery@EXAMPLE.Com', 'Avery@example.com'],
    ['a+tag@mail.example.com', 'a+tag@mail.example.com'],
    ['zoé@exemple.ca', 'zoé@exemple.ca'],
  ])('typed as %j is %s', (typed, expected) => {
    expect(emailAddress(typed)._unsafeUnwrap()).toBe(expected);
  });

  it.each([
    'avery',
    'avery@',
    '@example.com',
    'avery@example',
    'avery@example.',
    'avery@.com',
    'avery stone@example.com',
    'avery@exam ple.com',
    'a@b@example.com',
    'avery@example..com',
    'avery,stone@example.com',
    '<avery@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(252)}.com`,
  ])('is not %j', (typed) => {
    expect(emailAddress(typed)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-email' });
  });

  it('is missing where only spaces are', () => {
    expect(emailAddress('  \u00a0 ')._unsafeUnwrapErr()).toEqual({ kind: 'empty' });
  });

  it('once accepted is accepted again unchanged', () => {
    holds(
      property(anyEmail(), (typed) => {
        const accepted = emailAddress(typed);
        if (accepted.isOk()) expect(emailAddress(accepted.value)).toEqual(accepted);
      }),
    );
  });

  it('or a refusal comes of every text', () => {
    holds(property(string({ unit: 'binary' }), (typed) => typeof emailAddress(typed).isOk() === 'boolean'));
  });
});

describe('a phone number', () => {
  const area = integer({ min: 200, max: 999 });
  const line = integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));

  it('is the same however people write it', () => {
    const ways = constantFrom(
      (a: string, b: string, c: string) => `(${a}) ${b}-${c}`,
      (a: string, b: string, c: string) => `${a}.${b}.${c}`,
      (a: string, b: string, c: string) => `+1 ${a} ${b} ${c}`,
      (a: string, b: string, c: string) => `1-${a}-${b}-${c}`,
      (a: string, b: string, c: string) => ` ${a}${b}${c} `,
      (a: string, b: string, c: string) => `${a}\u2011${b}\u00a0${c}`,
    );
    holds(
      property(tuple(area, area, line), ways, ([first, second, last], write) => {
        const typed = write(String(first), String(second), last);
        expect(phoneNumber(typed)._unsafeUnwrap()).toBe(`+1${first}${second}${last}`);
      }),
    );
  });

  it.each([
    '555 0101',
    '102 555 0101',
    '202 155 0101',
    '+44 20 7946 0000',
    '2 202 555 0101',
    '202 555 01012',
    '202-555-010a',
    '+',
    '٢٠٢٥٥٥٠١٠١',
  ])('is not %j', (typed) => {
    expect(phoneNumber(typed)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-phone' });
  });

  it('is missing where nothing is typed', () => {
    expect(phoneNumber(' ')._unsafeUnwrapErr()).toEqual({ kind: 'empty' });
  });
});

describe('a destination on a screen', () => {
  it('is enough to recognise and too little to learn', () => {
    expect(maskDestination({ method: 'SMS', phone: phone('202 555 0101') })).toBe('••• ••• 0101');
    expect(maskDestination({ method: 'EMAIL', email: email('avery.stone@example.com') })).toBe(
      'a•••@example.com',
    );
  });
});

describe('at the edge', () => {
  it.each([`${'a'.repeat(64)}@example.com`, `a@${'b'.repeat(248)}.com`])(
    '%j is an e-mail address',
    (typed) => {
      expect(emailAddress(typed).isOk()).toBe(true);
    },
  );

  it.each(['call 202 555 0101', '202 555 0101 ext', '202x555x0101', '+202 555 0101'])(
    '%j is no phone number',
    (typed) => {
      expect(phoneNumber(typed)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-phone' });
    },
  );
});

import { emailAddress, maskDestination, phoneNumber } from '@member-portal/domain/sign-in';
import { emailAddress as anyEmail, constantFrom, integer, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, phone } from '../../support/builders/a-buyer.ts';
import { holds } from '../../support/property-runs.ts';

describe('an e-mail address', () => {
  it.each([
    ['  avery.stone@example.com ', 'avery.stone@example.com'],
    ['Avery@EXAMPLE.Com', 'Avery@example.com'],
    ['a+tag@mail.example.com', 'a+tag@mail.example.com'],
    ['zoé@exemple.ca', 'zoé@exemple.ca'],
    ['a@exa-mple.com', 'a@exa-mple.com'],
    ['a@3com.example', 'a@3com.example'],
    ['a@xn--exmple-cua.com', 'a@xn--exmple-cua.com'],
    ['a@exämple.com', 'a@exämple.com'],
    ['a@हिन्दी.example', 'a@हिन्दी.example'],
    ['a_b@example.com', 'a_b@example.com'],
    ['\u200e\u202aa@example.com\u202c', 'a@example.com'],
    ['\ufeff\u200ba@example.com\u00ad\u2060 ', 'a@example.com'],
    ['\u0000a@example.com\u0007\n', 'a@example.com'],
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
    `a@${'b'.repeat(64)}.com`,
    `a@b.${'c'.repeat(64)}`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.com`,
    'a@-x.com',
    'a@x-.com',
    'a@x.-com',
    'a@exa_mple.com',
    'a@example.com/',
    'a@example.com.',
    'a@example.com?',
    'a@exam\u00adple.com',
    'a\u200b@example.com',
    'av\u00adery@example.com',
    'avery\u202e@example.com',
    'a\u0000b@example.com',
    'a@exam\u200dple.com',
    'a\ufe0f@example.com',
    'a\u3164@example.com',
    'zo\ufffd@exemple.ca',
    'zo\ud83d@exemple.ca',
    // Three letters in lower case for every two that are typed.
    `a@${'İ.'.repeat(85)}example.com`,
  ])('is not %j', (typed) => {
    expect(emailAddress(typed)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-email' });
  });

  it('is missing where only spaces are', () => {
    expect(emailAddress('  \u00a0 ')._unsafeUnwrapErr()).toEqual({ kind: 'empty' });
  });

  it('is missing where only invisible characters were pasted', () => {
    expect(emailAddress('\u200b\ufeff\u202e')._unsafeUnwrapErr()).toEqual({ kind: 'empty' });
  });

  it('never contains an invisible character, wherever one was inserted', () => {
    const anyInvisible = constantFrom(
      ...'\u0000\u0009\u007f\u0085\u00ad\u061c\u200b\u200d\u200e\u202e\u2066\u2069\ufeff\u{e0061}',
    );
    holds(
      property(anyEmail(), anyInvisible, nat(), (typed, invisible, position) => {
        const at = position % (typed.length + 1);
        const accepted = emailAddress(typed.slice(0, at) + invisible + typed.slice(at));
        if (accepted.isOk()) expect(accepted).toEqual(emailAddress(typed));
        if (at > 0 && at < typed.length) expect(accepted.isErr()).toBe(true);
      }),
    );
  });

  it('has a domain that a browser takes for a host, and the host that is meant', () => {
    holds(
      property(string({ unit: 'binary', maxLength: 20 }), (host) => {
        const accepted = emailAddress(`a@${host}.com`);
        if (accepted.isErr() || /\P{ASCII}/u.test(host)) return;
        expect(new URL(`http://${host}.com/`).hostname).toBe(accepted.value.slice(2));
      }),
    );
  });

  it('once accepted is accepted again unchanged', () => {
    holds(
      property(anyEmail(), (typed) => {
        const accepted = emailAddress(typed);
        if (accepted.isOk()) expect(emailAddress(accepted.value)).toEqual(accepted);
      }),
    );
  });

  it('is accepted or refused for any text', () => {
    holds(property(string({ unit: 'binary' }), (typed) => typeof emailAddress(typed).isOk() === 'boolean'));
  });
});

describe('a phone number', () => {
  const fullWidth = (text: string): string =>
    text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
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
      (a: string, b: string, c: string) => `(+1) ${a} ${b} ${c}`,
      (a: string, b: string, c: string) => `+1(${a})${b}/${c}`,
      (a: string, b: string, c: string) => `+(1) ${a} ${b} ${c}`,
      (a: string, b: string, c: string) => `(${a}-${b}-${c})`,
      (a: string, b: string, c: string) => `tel:+1-${a}-${b}-${c}`,
      (a: string, b: string, c: string) => `TEL: ${a}.${b}.${c}`,
      (a: string, b: string, c: string) => `\u202a+1 ${a}\u200e-${b}-${c}\u202c`,
      (a: string, b: string, c: string) => `${a}\u2212${b}\u2212${c}`,
      (a: string, b: string, c: string) => fullWidth(`+1 (${a}) ${b}-${c}`),
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
    '()2125550123()',
    '(212 5550123',
    '212) 5550123',
    '((212)) 555 0123',
    '(+) 212 555 0123',
    '212 (+1) 555 0123',
    '++1 212 555 0123',
    '①212 555 0123',
    'tel:',
    'tel:tel:212 555 0123',
    '212 tel:555 0123',
    'fax:212 555 0123',
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

describe('at the limits of length and characters', () => {
  const longest = `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(56)}.com`;

  it.each([`${'a'.repeat(64)}@example.com`, `a@${'b'.repeat(63)}.com`, `a@b.${'c'.repeat(63)}`, longest])(
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

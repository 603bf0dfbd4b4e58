import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { isValidElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMessageFormatter } from '../../../src/ui/intl/create-message-formatter.ts';

const texts = {
  plain: 'Pay your loan',
  named: 'Hello {name}, welcome',
  counted: '{count, plural, =0 {no loans} one {# loan} other {# loans}}',
  number: '{count, number} of them',
  chosen: '{kind, select, email {by e-mail} other {by phone}}',
  tagged: 'Read <terms>the terms</terms> and <terms>more</terms>.',
};
const messages = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, parse(text)]));

describe('a message formatter', () => {
  const none = (problem: string): never => expect.unreachable(problem);

  it.each([
    ['en-US', 'plain', {}],
    ['en-US', 'named', { name: 'Ada' }],
    ['en-US', 'named', { name: 7 }],
    ['en-US', 'named', { name: '' }],
    ['en-US', 'counted', { count: 0 }],
    ['en-US', 'counted', { count: 1 }],
    ['en-US', 'counted', { count: 12_345 }],
    ['fr-CA', 'counted', { count: 0 }],
    ['fr-CA', 'counted', { count: 12_345 }],
    ['fr-CA', 'number', { count: 12_345.6 }],
    ['en-US', 'chosen', { kind: 'email' }],
    ['en-US', 'chosen', { kind: 'toString' }],
  ] as const)('in %s says %s with %j as the library does', (tag, key, values) => {
    const expected = new IntlMessageFormat(texts[key], tag).format(values);
    expect(createMessageFormatter(tag, messages, none)(key, values)).toBe(expected);
  });

  it('gives a list where a tag or a value is more than text', () => {
    const format = createMessageFormatter('en-US', messages, none);
    const parts = format('tagged', { terms: (inside) => <b>{inside}</b> });
    expect(Array.isArray(parts) ? parts.map((part) => (isValidElement(part) ? 'b' : part)) : parts).toEqual([
      'Read ',
      'b',
      ' and ',
      'b',
      '.',
    ]);
    expect(format('tagged', { terms: (inside) => inside.join('') })).toBe('Read the terms and more.');
    expect(format('named', { name: <i>Ada</i> })).toHaveLength(3);
  });

  it.each([
    ['unknown', {}, 'Missing message: "unknown" for locale "en-US"'],
    ['constructor', {}, 'Missing message: "constructor" for locale "en-US"'],
    ['named', {}, /^Error formatting message: "named" for locale "en-US": .*"name" was not provided/],
    ['tagged', {}, /^Error formatting message: "tagged" for locale "en-US": .*"terms" was not provided/],
    ['tagged', { terms: 'x' }, /^Error formatting message: "tagged" .*must be of type function/],
  ])('tells what is wrong with %s and shows its key', (key, values, problem) => {
    const told = vi.fn();
    expect(createMessageFormatter('en-US', messages, told)(key, values)).toBe(key);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });
});

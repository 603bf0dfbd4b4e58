import { describe, expect, it } from 'vitest';
import { retryAfterOf } from '../../../src/infrastructure/client/http/retry-after-of.ts';

const DATE = 'Sun, 22 Nov 2026 12:00:00 GMT';

describe('when a call may be made again', () => {
  it.each([
    ['120', { retryAfter: 120 }],
    ['0', { retryAfter: 0 }],
    ['Sun, 22 Nov 2026 12:01:30 GMT', { retryAfter: 90 }],
    ['Sun, 22 Nov 2026 11:00:00 GMT', {}],
    ['-5', {}],
    ['soon', {}],
    ['', {}],
  ])('is read from Retry-After: %j as %o', (text, expected) => {
    expect(retryAfterOf(new Headers({ date: DATE, 'retry-after': text }))).toEqual(expected);
  });

  it('is unknown where the header is missing, or is a date and the answer has none', () => {
    expect(retryAfterOf(new Headers({ date: DATE }))).toEqual({});
    expect(retryAfterOf(new Headers({ 'retry-after': DATE }))).toEqual({});
  });
});

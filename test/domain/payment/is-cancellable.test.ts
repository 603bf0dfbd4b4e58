import type { Instant } from '@member-portal/domain/calendar';
import { isCancellable } from '@member-portal/domain/payment';
import { expect, it } from 'vitest';

it.each([
  [1000, 999, true],
  [1000, 1000, false],
  [1000, 1001, false],
  [undefined, 0, false],
])('a payment that can be cancelled until %s can be cancelled at %s: %s', (cancelBefore, now, expected) => {
  const payment = { cancelBefore: cancelBefore as Instant | undefined };
  expect(isCancellable(payment, now as Instant)).toBe(expected);
});

import { asOfDate } from '@member-portal/domain/loan';
import { expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';

const today = day('2026-11-22');

it.each([
  [undefined, '2026-11-22'],
  ['2026-11-10', '2026-11-10'],
  ['2026-11-22', '2026-11-22'],
  ['2026-12-01', '2026-11-22'],
])('a loan that ends on %s is told for %s', (closedOn, told) => {
  expect(asOfDate({ closedOn: closedOn === undefined ? undefined : day(closedOn) }, today)).toBe(told);
});

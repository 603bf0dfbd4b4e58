import { ACTIVITY_TYPES, activityTypeOf } from '@member-portal/domain/payment';
import { expect, it } from 'vitest';

it('a line of a history is of the type that the platform names, or of an unknown one', () => {
  expect(ACTIVITY_TYPES.map(activityTypeOf)).toEqual(ACTIVITY_TYPES);
  expect(activityTypeOf('CASHBACK')).toBe('UNKNOWN_TYPE');
  expect(activityTypeOf('payment')).toBe('UNKNOWN_TYPE');
});

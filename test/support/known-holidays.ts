import * as autopay from '@member-portal/domain/autopay';
import * as calendar from '@member-portal/domain/calendar';
import * as payment from '@member-portal/domain/payment';
import type { Result } from 'neverthrow';

/** A rule as it is where the holidays are known; elsewhere the test fails. */
const known =
  <Input extends readonly unknown[], Value, Failure>(rule: (...input: Input) => Result<Value, Failure>) =>
  (...input: Input): Value =>
    rule(...input)._unsafeUnwrap();

export const isBusinessDay = known(calendar.isBusinessDay);
export const businessDayOnOrAfter = known(calendar.businessDayOnOrAfter);
export const addBusinessDays = known(calendar.addBusinessDays);
export const businessDaysBetween = known(calendar.businessDaysBetween);
export const payDateRange = known(payment.payDateRange);
export const upcomingDrafts = known(autopay.upcomingDrafts);
export const lastChangeDay = known(autopay.lastChangeDay);
export const lastChangeAt = known(autopay.lastChangeAt);

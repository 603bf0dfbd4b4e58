// Autopay: the next drafts shown before it is authorised, then turned on under its own key.
import { EnrolInAutopay, readsAfterAutopay, SubmitAutopay } from '@member-portal/application/autopay';
import { createMemoryIntentStore, createMemorySessionStore } from '@member-portal/application/memory';
import { autopayEnrolment, previewAutopay } from '@member-portal/domain/autopay';
import { holidayCalendarOf } from '@member-portal/domain/calendar';
import { aPaymentMethod } from '../../test/support/builders/a-payment-method.ts';
import { aSession } from '../../test/support/builders/a-session.ts';
import { day } from '../../test/support/builders/day.ts';
import { aLoanToDraw } from '../../test/support/builders/loans-to-draw.ts';
import { fakeAnalytics } from '../../test/support/fakes/fake-analytics.ts';
import { fakeClock } from '../../test/support/fakes/fake-clock.ts';
import { fakeDelay } from '../../test/support/fakes/fake-delay.ts';
import { fakeFeatureFlags } from '../../test/support/fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../../test/support/fakes/fake-fingerprint.ts';
import { fakeKeyGenerator } from '../../test/support/fakes/fake-key-generator.ts';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../test/support/fakes/fake-servicing.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const time = fakeTime();
const loan = aLoanToDraw();
const { country, timeZone: zone } = fakePortalConfiguration();
const planning = {
  now: time.now(),
  country,
  zone,
  holidays: holidayCalendarOf(country),
};
const choice = { amountType: 'INSTALLMENT', amount: undefined, startOn: day('2026-12-01') } as const;
const { drafts, terms } = known(previewAutopay({ loan, ...choice, waived: false }, planning));
console.log(drafts.map(({ on, lastChangeOn }) => `${on} until ${lastChangeOn}`)[0]); // -> 2026-12-01 until 2026-11-25

const enrolment = known(
  autopayEnrolment(
    loan,
    {
      ...choice,
      method: aPaymentMethod(),
      authorisation: { documentId: 'auto-enroll-1', acceptedAt: time.now() },
    },
    { ...terms, today: day('2026-11-21') },
  ),
);
const lender = fakeServicing(time, { loans: [loan] });
const submit = SubmitAutopay.create({
  loans: lender,
  orders: lender,
  intents: createMemoryIntentStore(fakeClock(time)),
  sessions: createMemorySessionStore(aSession(time.now())),
  fingerprint: fakeFingerprint(),
  keys: fakeKeyGenerator(),
  clock: fakeClock(time),
  delay: fakeDelay(time),
});
const enrolInAutopay = EnrolInAutopay.create({
  submit,
  flags: fakeFeatureFlags(),
  analytics: fakeAnalytics(),
});
const autopay = known(await enrolInAutopay({ loanId: loan.id, enrolment }));
console.log(autopay.enrolled, autopay.since); // -> true 2026-12-01
console.log(readsAfterAutopay(loan.id).length); // -> 3

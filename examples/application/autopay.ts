// Autopay: the next drafts shown before it is authorised, then turned on under a key of its own.
import { EnrolInAutopay, readsAfterAutopay, SubmitAutopay } from '@member-portal/application/autopay';
import { createMemoryIntentStore, createMemorySessionStore } from '@member-portal/application/memory';
import { autopayEnrolment, previewAutopay } from '@member-portal/domain/autopay';
import { holidayCalendarOf } from '@member-portal/domain/calendar';
import { averysSession } from '../support/a-buyer.ts';
import { account, aLender } from '../support/a-lender.ts';
import { aLoan, day } from '../support/a-loan.ts';
import { aTenant, fixedFlags, stillClock } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { quiet } from '../support/quiet.ts';

const loan = aLoan();
const { country, timeZone: zone } = aTenant();
const planning = {
  now: stillClock.now(),
  country,
  zone,
  holidays: holidayCalendarOf(country),
};
const choice = { amountType: 'INSTALLMENT', amount: undefined, startOn: day('2026-12-20') } as const;
const { drafts, terms } = known(previewAutopay({ loan, ...choice, waived: false }, planning));
console.log(drafts.map(({ on, lastChangeOn }) => `${on} until ${lastChangeOn}`)[0]); // -> 2026-12-21 until 2026-12-16

const enrolment = known(
  autopayEnrolment(
    loan,
    {
      ...choice,
      method: account,
      authorisation: { documentId: 'auto-enroll-1', acceptedAt: stillClock.now() },
    },
    { ...terms, today: day('2026-11-21') },
  ),
);
const lender = aLender();
const submit = SubmitAutopay.create({
  loans: lender,
  orders: lender,
  intents: createMemoryIntentStore(),
  sessions: createMemorySessionStore(averysSession),
  fingerprint: quiet.fingerprint,
  keys: quiet.keys,
  clock: stillClock,
  delay: quiet.delay,
});
const enrolInAutopay = EnrolInAutopay.create({ submit, flags: fixedFlags(), analytics: quiet.analytics });
const autopay = known(await enrolInAutopay({ loanId: loan.id, enrolment }));
console.log(autopay.enrolled, autopay.since); // -> true 2026-12-20
console.log(readsAfterAutopay(loan.id).length); // -> 3

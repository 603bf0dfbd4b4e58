// Autopay: the next drafts told before it is authorised, then turned on under a key of its own.
import {
  createEnrolInAutopay,
  createPreviewAutopay,
  createSubmitAutopay,
  readsAfterAutopay,
} from '@member-portal/application/autopay';
import { autopayEnrolment } from '@member-portal/domain/autopay';
import { averysSession } from '../support/a-buyer.ts';
import { account, aLender } from '../support/a-lender.ts';
import { aLoan, day } from '../support/a-loan.ts';
import { aTenant, fixedFlags, stillClock } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { memoryIntents, memorySessions } from '../support/memory-stores.ts';
import { quiet } from '../support/quiet.ts';

const loan = aLoan();
const previewAutopay = createPreviewAutopay(aTenant(), stillClock);
const choice = { amountType: 'INSTALLMENT', amount: undefined, startOn: day('2026-12-20') } as const;
const { drafts, terms } = known(previewAutopay({ loan, ...choice, waived: false }));
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
const submit = createSubmitAutopay(
  aLender(),
  memoryIntents(),
  memorySessions(averysSession),
  quiet.fingerprint,
  quiet.keys,
  stillClock,
  quiet.delay,
);
const enrolInAutopay = createEnrolInAutopay(submit, fixedFlags(), quiet.analytics);
const autopay = known(await enrolInAutopay({ loanId: loan.id, enrolment }));
console.log(autopay.enrolled, autopay.since); // -> true 2026-12-20
console.log(readsAfterAutopay(loan.id).length); // -> 3

// What autopay would draw and when, until when a draft can be stopped, and whether a payment made now would double one.
import {
  clashOf,
  earliestStartOn,
  lastChangeDay,
  mayEnrol,
  upcomingDrafts,
} from '@member-portal/domain/autopay';
import { FEDERAL_RESERVE_BANKS } from '@member-portal/domain/calendar';
import { positionOf } from '@member-portal/domain/projection';
import { aLoan, at, day } from '../support/a-loan.ts';
import { known } from '../support/known.ts';

const loan = aLoan();
console.log(mayEnrol(loan, { autopay: true }).isOk()); // -> true

// 20 December 2026 is a Sunday: banks draw on the Monday.
const drafts = known(
  upcomingDrafts(
    known(positionOf(loan)),
    { amountType: 'INSTALLMENT', amount: undefined, startOn: day('2026-12-01') },
    FEDERAL_RESERVE_BANKS,
  ),
);
console.log(drafts.map(({ on, amount }) => `${on} ${amount.cents}`)); // -> [ '2026-12-21 11116', '2027-01-20 11116', '2027-02-22 11116' ]
console.log(known(lastChangeDay(day('2026-12-21'), FEDERAL_RESERVE_BANKS))); // -> 2026-12-16

// Canada: ten calendar days of notice before the first draft, unless the buyer gives them up.
const terms = { country: 'CA', amountRule: 'FIXED', enrolled: false } as const;
console.log(earliestStartOn(day('2026-11-21'), { ...terms, waived: false })); // -> 2026-12-01
console.log(earliestStartOn(day('2026-11-21'), { ...terms, waived: true })); // -> 2026-11-21

const draft = {
  on: day('2026-12-21'),
  amount: { cents: 11_116, currency: 'USD' },
  lastChangeAt: at('2026-12-17T04:59:59Z'),
} as const;
const clash = clashOf(
  { payOn: day('2026-12-18'), amountType: 'INSTALLMENT' },
  { enrolled: true, drafts: [draft] },
  at('2026-12-18T15:00:00Z'),
);
console.log(clash?.draft.on, clash?.canStillBeStopped); // -> 2026-12-21 false

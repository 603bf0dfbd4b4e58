// What autopay would draw and when, until when a draft can be stopped, and whether a payment made now would duplicate one.
import {
  clashOf,
  earliestStartOn,
  lastChangeDay,
  mayEnrol,
  upcomingDrafts,
} from '@member-portal/domain/autopay';
import { FEDERAL_RESERVE_BANKS, instantFromText } from '@member-portal/domain/calendar';
import { positionOf } from '@member-portal/domain/projection';
import { usd } from '../../test/support/builders/a-loan.ts';
import { day } from '../../test/support/builders/day.ts';
import { aLoanToDraw } from '../../test/support/builders/loans-to-draw.ts';
import { known } from '../known.ts';

const loan = aLoanToDraw();
console.log(mayEnrol(loan, { autopay: true }).isOk()); // -> true

// 1 January 2027 is a holiday and a Friday: banks draw on the Monday.
const drafts = known(
  upcomingDrafts(
    known(positionOf(loan)),
    { amountType: 'INSTALLMENT', amount: undefined, startOn: day('2026-12-01') },
    FEDERAL_RESERVE_BANKS,
  ),
);
console.log(drafts.map(({ on, amount }) => `${on} ${amount.cents}`)); // -> [ '2026-12-01 10800', '2027-01-04 10800', '2027-02-01 10800' ]
console.log(known(lastChangeDay(day('2027-01-04'), FEDERAL_RESERVE_BANKS))); // -> 2026-12-29

// Canada: ten calendar days of notice before the first draft, unless the buyer waives them.
const terms = { country: 'CA', amountRule: 'FIXED', enrolled: false } as const;
console.log(earliestStartOn(day('2026-11-21'), { ...terms, waived: false })); // -> 2026-12-01
console.log(earliestStartOn(day('2026-11-21'), { ...terms, waived: true })); // -> 2026-11-21

const draft = {
  on: day('2027-01-04'),
  amount: usd(10_800),
  lastChangeAt: known(instantFromText('2026-12-30T04:59:59Z')),
} as const;
const clash = clashOf(
  { payOn: day('2026-12-31'), amountType: 'INSTALLMENT' },
  { enrolled: true, drafts: [draft], pausedReason: undefined },
  known(instantFromText('2026-12-31T15:00:00Z')),
);
console.log(clash?.draft.on, clash?.canStillBeStopped); // -> 2027-01-04 false

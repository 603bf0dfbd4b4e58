// What a buyer may pay on a loan, and when; and how an open order on a loan keeps its idempotency key.
import { FEDERAL_RESERVE_BANKS, timeZone } from '@member-portal/domain/calendar';
import {
  acceptAmount,
  amountLimitsOf,
  amountOptionsOf,
  claimIntent,
  paymentDates,
} from '@member-portal/domain/payment';
import { aLoan, usd } from '../../test/support/builders/a-loan.ts';
import { day } from '../../test/support/builders/day.ts';
import { START } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const options = amountOptionsOf(aLoan());
console.log(options.map(({ amountType }) => amountType).join(' ')); // -> INSTALLMENT OTHER

const free = options.find((option) => option.editable) ?? process.exit(1);
const limits = amountLimitsOf(free, 'USD');
console.log(acceptAmount(usd(99), limits).mapErr(({ kind }) => kind)); // -> Err { error: 'amount-too-small' }

// Sent on a Saturday for Monday from a bank account: clearing takes one business day.
const dates = paymentDates({
  submittedAt: START,
  payOn: day('2026-11-23'),
  methodType: 'BANK_ACCOUNT',
  calendar: {
    zone: known(timeZone('America/New_York')),
    holidays: FEDERAL_RESERVE_BANKS,
  },
});
console.log(known(dates).countsAsPaidOn, known(dates).debitedOn); // -> 2026-11-23 2026-11-24

// An open order keeps its key, and another order waits for its outcome.
const opened = (requestKey: string, orderFingerprint: string) => ({
  requestKey,
  orderFingerprint,
  openedAt: START,
  lastSentAt: START,
  sendings: 1,
  authorisation: { documentId: 'one-time-1', acceptedAt: START },
  knownConfirmations: undefined,
});
const claimed = claimIntent(undefined, opened('key-1', 'order-a'));
const again = claimIntent(claimed, opened('key-2', 'order-a'));
console.log(again.open?.requestKey); // -> key-1

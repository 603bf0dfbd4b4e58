// Events with typed payloads, entries of the data layer, and names that the monitoring service accepts.

import type { BuyerId } from '@member-portal/domain/buyer';
import { emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import {
  analyticsIdentity,
  eventEntry,
  isLogged,
  timingName,
  trackedEvent,
} from '@member-portal/domain/telemetry';
import { known } from '../known.ts';

const { event, info } = trackedEvent('payment_amount_type', { amountType: 'PAYOFF' });
console.log(eventEntry(event, info, { buyerID: 'b-1' }).eventInfo); // -> { amountType: 'PAYOFF', buyerID: 'b-1' }

// E-mail and phone go to analytics only where the tenant's configuration asks for it.
const buyer = {
  id: 'b-1' as BuyerId,
  identity: {
    email: known(emailAddress('avery.stone@example.com')),
    phone: known(phoneNumber('2025550101')),
  },
};
console.log(analyticsIdentity(buyer, { sendsContact: false })); // -> { buyerId: 'b-1' }

console.log(timingName('loans: first row')); // -> loans__first_row
console.log(isLogged('warn', 'info'), isLogged('debug', 'info')); // -> true false

// Payment methods: their numbers are typed in the gateway's page, and one that autopay draws on is not removed.

import { createMemorySessionStore } from '@member-portal/application/memory';
import {
  AddPaymentMethod,
  ListPaymentMethods,
  RemovePaymentMethod,
} from '@member-portal/application/payment-methods';
import { averysSession } from '../support/a-buyer.ts';
import { account, aGateway, aLender } from '../support/a-lender.ts';
import { aLoan, day } from '../support/a-loan.ts';
import { aTenant, stillClock } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { quiet } from '../support/quiet.ts';

const lender = aLender();
const gateway = aGateway();
const sessions = createMemorySessionStore(averysSession);

const addMethod = AddPaymentMethod.create({ gateway, sessions, configuration: aTenant() });
console.log(known(await addMethod({ locale: 'en-us' })).url); // -> https://gateway.example/ADD_METHOD

await lender.enrolInAutopay(
  aLoan().id,
  {
    flow: 'AUTOPAY_ENROLL',
    paymentMethodId: account.id,
    amountType: 'INSTALLMENT',
    amount: undefined,
    amountRule: 'RANGE',
    frequency: 'MONTHLY',
    startOn: day('2026-12-20'),
    preNotificationWaived: undefined,
    authorisation: { documentId: 'auto-enroll-1', acceptedAt: stillClock.now() },
  },
  'key-of-enrolment',
);
const removeMethod = RemovePaymentMethod.create({
  gateway,
  loans: lender,
  sessions,
  analytics: quiet.analytics,
});
console.log((await removeMethod(account)).mapErr(({ kind }) => kind)); // -> Err { error: 'autopay-enrolled' }

await lender.turnOffAutopay(aLoan().id);
const listMethods = ListPaymentMethods.create({ gateway, sessions });
console.log((await removeMethod(account)).isOk(), known(await listMethods()).length); // -> true 0

// Payment methods: numbers are typed on the gateway's page, and a method used by autopay cannot be removed.

import { createMemorySessionStore } from '@member-portal/application/memory';
import {
  AddPaymentMethod,
  ListPaymentMethods,
  RemovePaymentMethod,
} from '@member-portal/application/payment-methods';
import { aPaymentMethod } from '../../test/support/builders/a-payment-method.ts';
import { aSession } from '../../test/support/builders/a-session.ts';
import { anEnrolledLoan } from '../../test/support/builders/loans-to-draw.ts';
import { fakeAnalytics } from '../../test/support/fakes/fake-analytics.ts';
import { fakePaymentGateway } from '../../test/support/fakes/fake-payment-gateway.ts';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../test/support/fakes/fake-servicing.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const time = fakeTime();
const account = aPaymentMethod();
const loan = anEnrolledLoan();
const lender = fakeServicing(time, { loans: [loan] });
const gateway = fakePaymentGateway([account]);
const sessions = createMemorySessionStore(aSession(time.now()));

const addMethod = AddPaymentMethod.create({ gateway, sessions, configuration: fakePortalConfiguration() });
console.log(known(await addMethod({ locale: 'en-us' })).url); // -> https://gateway.example/1

const removeMethod = RemovePaymentMethod.create({
  gateway,
  loans: lender,
  sessions,
  analytics: fakeAnalytics(),
});
console.log((await removeMethod(account)).mapErr(({ kind }) => kind)); // -> Err { error: 'autopay-enrolled' }

await lender.turnOffAutopay(loan.id);
const listMethods = ListPaymentMethods.create({ gateway, sessions });
console.log((await removeMethod(account)).isOk(), known(await listMethods()).length); // -> true 0

// Signing in: request a code; a wrong code is reported with the tries left, and the right one opens a session.

import {
  createMemoryEmailConfirmationStore,
  createMemoryPendingSignInStore,
  createMemorySessionRecordStore,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';
import { fakeAuthentication } from '../../test/support/fakes/fake-authentication.ts';
import { fakeClock } from '../../test/support/fakes/fake-clock.ts';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const time = fakeTime();
const clock = fakeClock(time);
const authentication = fakeAuthentication(time);
const pending = createMemoryPendingSignInStore();
const sessions = createMemorySessionStore();
const requestCode = RequestCode.create({
  authentication,
  store: pending,
  configuration: fakePortalConfiguration(),
  clock,
});
const submitCode = SubmitCode.create({
  authentication,
  store: pending,
  sessions,
  clock,
  records: createMemorySessionRecordStore(),
  confirmations: createMemoryEmailConfirmationStore(),
});

const email = known(emailAddress('avery.stone@example.com'));
const sent = await requestCode({ destination: { method: 'EMAIL', email }, locale: 'en-us' });
console.log(known(sent).referenceId); // -> reference-1

const wrong = await submitCode({ code: known(oneTimeCode('111 111')) });
console.log(wrong.isErr() && wrong.error.kind === 'wrong-code' && wrong.error.retriesLeft); // -> 2

const right = await submitCode({ code: known(oneTimeCode('123-456')) });
console.log(right.isOk(), sessions.current()?.buyerId, pending.read()); // -> true buyer-avery undefined

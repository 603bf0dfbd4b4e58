// Signing in: a code is asked for, a wrong one is told with the tries that are left, and the right one opens a session.

import {
  createMemoryEmailConfirmationStore,
  createMemoryPendingSignInStore,
  createMemorySessionRecordStore,
  createMemorySessionStore,
} from '@member-portal/application/memory';
import type { Authentication } from '@member-portal/application/ports';
import { RequestCode, SubmitCode } from '@member-portal/application/sign-in';
import { emailAddress, oneTimeCode, signInRefusalOf } from '@member-portal/domain/sign-in';
import { errAsync, okAsync } from 'neverthrow';
import { averysSession } from '../support/a-buyer.ts';
import { aTenant, stillClock } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';

const rejection = { reason: 'Invalid_Token', attempts: 1, maxAttempts: 3, lockoutDuration: 600 };
const authentication: Authentication = {
  createLoginCode: () => okAsync({ referenceId: 'reference-1' }),
  exchangeForSession: ({ code }) =>
    code === '123456'
      ? okAsync(averysSession)
      : errAsync({ kind: 'refused', refusal: signInRefusalOf(rejection, stillClock.now()) }),
  verifyCode: () => okAsync(undefined),
  refreshSession: () => okAsync(averysSession),
};

const pending = createMemoryPendingSignInStore();
const sessions = createMemorySessionStore();
const requestCode = RequestCode.create({
  authentication,
  store: pending,
  configuration: aTenant(),
  clock: stillClock,
});
const submitCode = SubmitCode.create({
  authentication,
  store: pending,
  sessions,
  clock: stillClock,
  records: createMemorySessionRecordStore(),
  confirmations: createMemoryEmailConfirmationStore(),
});

const email = known(emailAddress('avery.stone@example.com'));
const sent = await requestCode({ destination: { method: 'EMAIL', email }, locale: 'en-us' });
console.log(known(sent).referenceId); // -> reference-1

const wrong = await submitCode({ code: known(oneTimeCode('111 111')) });
console.log(wrong.isErr() && wrong.error.kind === 'wrong-code' && wrong.error.retriesLeft); // -> 2

const right = await submitCode({ code: known(oneTimeCode('123-456')) });
console.log(right.isOk(), sessions.current()?.buyerId, pending.read()); // -> true buyer-1 undefined

// Parsing sign-in input, requesting a code, and interpreting a refusal.
import {
  emailAddress,
  loginRequest,
  maskDestination,
  oneTimeCode,
  phoneNumber,
  signInRefusalOf,
} from '@member-portal/domain/sign-in';
import { START as now } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

console.log(known(phoneNumber('(202) 555-0101'))); // -> +12025550101
console.log(known(oneTimeCode(' 123-456 '))); // -> 123456
console.log(emailAddress('avery.stone').mapErr(({ kind }) => kind)); // -> Err { error: 'invalid-email' }

const destination = { method: 'EMAIL', email: known(emailAddress('avery.stone@Example.com')) } as const;
console.log(maskDestination(destination)); // -> a•••@example.com

const request = loginRequest({ destination, locale: 'en-us', now, sandboxTestToken: undefined });
console.log(request.disclosures.map(({ type }) => type).join(' ')); // -> TERMS_OF_USE PRIVACY_POLICY ELECTRONIC_COMMUNICATIONS

const refusal = signInRefusalOf(
  { reason: 'Invalid_Token', attempts: 2, maxAttempts: 5, lockoutDuration: 61 },
  now,
);
console.log(refusal.kind, 'lockoutMinutes' in refusal && [refusal.retriesLeft, refusal.lockoutMinutes]); // -> wrong-code [ 3, 2 ]

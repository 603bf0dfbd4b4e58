import { SessionStore } from '@member-portal/application/ports';
import {
  RequestCode,
  ResumeSignIn,
  type SignInProblem,
  SubmitCode,
} from '@member-portal/application/sign-in';
import {
  type CodeDestination,
  emailAddress,
  maskDestination,
  oneTimeCode,
  phoneNumber,
} from '@member-portal/domain/sign-in';
import { ok, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { Portal } from '../language/portal.ts';
import type { HeadlessTab } from './headless-tab.ts';

type SignInVerbs = Pick<
  Portal,
  | 'isAskedToSignIn'
  | 'asksForCodeByEmail'
  | 'asksForCodeByMobile'
  | 'isAskedForCodeSentTo'
  | 'entersCode'
  | 'isToldTriesLeft'
  | 'isToldLockedFor'
  | 'isRefusedByLock'
  | 'isAskedForBothAddresses'
  | 'givesBothAddresses'
  | 'isToldOfMismatch'
  | 'isSignedIn'
>;

type Outcome = Result<unknown, SignInProblem | { readonly kind: 'no-code-requested' }>;

const problemIn = (outcome: Outcome) => outcome._unsafeUnwrapErr();

/** Signing in through the use cases. */
export const headlessSignIn = (tab: HeadlessTab): SignInVerbs => {
  let outcome: Outcome = ok(undefined);
  let lastCode = oneTimeCode('000000')._unsafeUnwrap();

  const ask = (destination: CodeDestination): Promise<void> =>
    tab.attempt(async () => {
      outcome = await tab.services.get(RequestCode)({ destination, locale: tab.locale });
      return outcome;
    });
  const submit = (identity?: Parameters<SubmitCode>[0]['identity']): Promise<void> =>
    tab.attempt(async () => {
      outcome = await tab.services.get(SubmitCode)({ code: lastCode, ...(identity && { identity }) });
      return outcome;
    });

  return {
    isAskedToSignIn: async () => {
      expect(tab.services.get(SessionStore).current()).toBeUndefined();
    },
    asksForCodeByEmail: (typed) => ask({ method: 'EMAIL', email: emailAddress(typed)._unsafeUnwrap() }),
    asksForCodeByMobile: (typed) => ask({ method: 'SMS', phone: phoneNumber(typed)._unsafeUnwrap() }),
    isAskedForCodeSentTo: async (address) => {
      expect(outcome.isOk()).toBe(true);
      const { pending } = tab.services.get(ResumeSignIn)();
      const told = pending ? maskDestination(pending.destination).toLowerCase() : '';
      expect(told).not.toContain(address);
      expect(told).toContain(address.includes('@') ? address.slice(address.indexOf('@')) : address.slice(-4));
    },
    entersCode: (typed) => {
      lastCode = oneTimeCode(typed)._unsafeUnwrap();
      return submit();
    },
    isToldTriesLeft: async (tries) => {
      expect(problemIn(outcome)).toMatchObject({ kind: 'wrong-code', retriesLeft: tries });
    },
    isToldLockedFor: async (minutes) => {
      const { lockedUntil } = tab.services.get(ResumeSignIn)();
      const left = Math.ceil(((lockedUntil ?? 0) - Date.now()) / 60_000);
      expect([minutes - 1, minutes]).toContain(left);
    },
    isRefusedByLock: async (code) => {
      const refused = await tab.services.get(SubmitCode)({ code: oneTimeCode(code)._unsafeUnwrap() });
      return refused.isErr() && refused.error.kind === 'locked';
    },
    isAskedForBothAddresses: async () => {
      expect(problemIn(outcome)).toMatchObject({ kind: 'buyer-mismatch' });
    },
    givesBothAddresses: (email, mobile) =>
      submit({ email: emailAddress(email)._unsafeUnwrap(), phone: phoneNumber(mobile)._unsafeUnwrap() }),
    isToldOfMismatch: async () => {
      expect(problemIn(outcome)).toMatchObject({ kind: 'buyer-mismatch' });
    },
    isSignedIn: async () => {
      expect(outcome.isOk() ? undefined : outcome.error).toBeUndefined();
      expect(tab.services.get(SessionStore).current()).toBeDefined();
      await tab.loadSignedIn();
    },
  };
};

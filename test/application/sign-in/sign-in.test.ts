import {
  createMemoryEmailConfirmationStore,
  createMemoryPendingSignInStore,
} from '@member-portal/application/memory';
import {
  Authentication,
  Buyers,
  Clock,
  EmailConfirmationStore,
  PendingSignInStore,
  provideTenant,
  SessionRecordStore,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import {
  KeepEmail,
  ReadEmailConfirmation,
  RequestCode,
  ResendCode,
  ResumeSignIn,
  SubmitCode,
  TryOtherChannel,
} from '@member-portal/application/sign-in';
import type { CodeDestination } from '@member-portal/domain/sign-in';
import { CODE_LIFETIME_MS, oneTimeCode } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { aBuyer, email, phone } from '../../support/builders/a-buyer.ts';
import { fakeAuthentication, RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakeSessionRecordStore } from '../../support/fakes/fake-session-record-store.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';

const { identity } = aBuyer();
const bySms: CodeDestination = { method: 'SMS', phone: identity.phone };
const byEmail: CodeDestination = { method: 'EMAIL', email: identity.email };
const right = oneTimeCode(RIGHT_CODE)._unsafeUnwrap();
const wrong = oneTimeCode('654321')._unsafeUnwrap();
const DAY_MS = 24 * 60 * 60 * 1000;

const aSignIn = (configuration = fakePortalConfiguration(), pending = createMemoryPendingSignInStore()) => {
  const time = fakeTime();
  const authentication = fakeAuthentication(time);
  const sessions = fakeSessionStore();
  const records = fakeSessionRecordStore();
  const confirmations = createMemoryEmailConfirmationStore();
  const buyers = fakeBuyers();
  const services = createServices([
    provide(Authentication, authentication),
    provide(Buyers, buyers),
    provide(Clock, fakeClock(time)),
    provide(EmailConfirmationStore, confirmations),
    provide(PendingSignInStore, pending),
    ...provideTenant(configuration),
    provide(SessionRecordStore, records),
    provide(SessionStore, sessions),
  ]);
  return {
    buyers,
    time,
    authentication,
    pending,
    sessions,
    records,
    confirmations,
    requestCode: services.get(RequestCode),
    resend: services.get(ResendCode),
    tryOther: services.get(TryOtherChannel),
    readConfirmation: services.get(ReadEmailConfirmation),
    keepEmail: services.get(KeepEmail),
    submitCode: services.get(SubmitCode),
    resume: services.get(ResumeSignIn),
  };
};

describe('asking for a code', () => {
  it('accepts the disclosures of its channel one day ahead', async () => {
    const { requestCode, authentication, time } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    const [request] = authentication.requests;
    expect(request?.disclosures.map(({ type }) => type)).toEqual([
      'TERMS_OF_USE',
      'PRIVACY_POLICY',
      'ELECTRONIC_COMMUNICATIONS',
    ]);
    expect(request?.disclosures.every(({ acceptedAt }) => acceptedAt === time.now() + DAY_MS)).toBe(true);
    expect(request).not.toHaveProperty('testToken');
    expect(request).not.toHaveProperty('phoneType');
  });

  it.each([
    [bySms, { testToken: 'sandbox', phoneType: 'VOIP' }],
    [byEmail, { testToken: 'sandbox' }],
  ])('attaches what sandbox mode asks for to $method', async (destination, expected) => {
    const { requestCode, authentication } = aSignIn(fakePortalConfiguration({ sandboxTestToken: 'sandbox' }));
    await requestCode({ destination, locale: 'en-us' });
    const { testToken, phoneType } = authentication.requests[0] ?? {};
    expect({ testToken, phoneType }).toEqual({ phoneType: undefined, ...expected });
  });

  it('is remembered, so that a reload goes on', async () => {
    const { requestCode, resume, time } = aSignIn();
    const sent = await requestCode({ destination: bySms, locale: 'en-us' });
    await time.advance(10 * 60 * 1000 - 1);
    expect(resume().pending).toEqual(sent._unsafeUnwrap());
    await time.advance(1);
    expect(resume().pending).toBeUndefined();
  });

  it('that was set aside is not resumed, until another one is sent', async () => {
    const { requestCode, resume, pending } = aSignIn();
    const first = (await requestCode({ destination: bySms, locale: 'en-us' }))._unsafeUnwrap();
    pending.write({ ...first, setAside: true });
    expect(resume().pending).toBeUndefined();
    const second = await requestCode({ destination: byEmail, locale: 'en-us' });
    expect(resume().pending).toEqual(second._unsafeUnwrap());
    expect(resume().pending?.earlier).toEqual(bySms);
  });

  it('that does not come through keeps what was asked for before', async () => {
    const { requestCode, authentication, pending } = aSignIn();
    const first = await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    const second = await requestCode({ destination: byEmail, locale: 'en-us' });
    expect(second._unsafeUnwrapErr()).toEqual({ kind: 'request-failed', failure: OFFLINE });
    expect(pending.read()).toEqual(first._unsafeUnwrap());
  });

  it('too often locks until the time told, across a reload', async () => {
    const { requestCode, authentication, resume, time } = aSignIn();
    const lockedUntil = (time.now() + 60_000) as ReturnType<typeof time.now>;
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockedUntil });
    const refused = { kind: 'locked', lockedUntil };
    const asked = { destination: bySms, locale: 'en-us' } as const;
    expect((await requestCode(asked))._unsafeUnwrapErr()).toEqual(refused);
    expect(resume().lockedUntil).toBe(lockedUntil);
    expect((await requestCode(asked))._unsafeUnwrapErr()).toEqual(refused);
    expect(authentication.requests).toHaveLength(1);
    await time.advance(60_000);
    expect(resume().lockedUntil).toBeUndefined();
    expect((await requestCode(asked)).isOk()).toBe(true);
  });
});

describe('giving a code', () => {
  // Proves.
  it('that is right opens the session and begins its record', async () => {
    const { requestCode, submitCode, sessions, records, pending, time } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    const session = (await submitCode({ code: right }))._unsafeUnwrap();
    expect(sessions.current()).toEqual(session);
    expect(pending.read()).toBeUndefined();
    expect(pending.readLock()).toBeUndefined();
    expect((await records.read())._unsafeUnwrap()).toMatchObject({ startedAt: time.now(), refreshes: 0 });
  });

  it('begins a record of its own, whatever an earlier session left', async () => {
    const { requestCode, submitCode, records, time } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    await submitCode({ code: right });
    await time.advance(60_000);
    await requestCode({ destination: bySms, locale: 'en-us' });
    await submitCode({ code: right });
    expect((await records.read())._unsafeUnwrap()?.startedAt).toBe(time.now());
  });

  // Proves.
  it('that is wrong tells the tries left, and the last one locks with the minutes rounded up', async () => {
    const { requestCode, submitCode, authentication, sessions, time } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    const left: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const problem = (await submitCode({ code: wrong }))._unsafeUnwrapErr();
      expect(problem).toMatchObject({ kind: 'wrong-code', lockoutMinutes: 11 });
      left.push(problem.kind === 'wrong-code' ? (problem.retriesLeft ?? -1) : -1);
    }
    expect(left).toEqual([2, 1, 0]);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'locked',
      lockedUntil: time.now() + 610_000,
    });
    expect(authentication.exchanges).toHaveLength(3);
    expect(sessions.current()).toBeUndefined();
    await time.advance(610_000);
    expect((await submitCode({ code: right })).isOk()).toBe(true);
  });

  it('that is refused without a number of tries reports none, and locks nothing', async () => {
    const { requestCode, submitCode, authentication, pending } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ reason: 'Invalid_Token' });
    expect((await submitCode({ code: wrong }))._unsafeUnwrapErr()).toEqual({ kind: 'wrong-code' });
    expect(pending.readLock()).toBeUndefined();
    expect((await submitCode({ code: right })).isOk()).toBe(true);
  });

  it('without having asked for one is not sent', async () => {
    const { submitCode, authentication } = aSignIn();
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'no-code-requested' });
    expect(authentication.exchanges).toEqual([]);
  });

  it('that does not come through leaves everything as it was', async () => {
    const { requestCode, submitCode, authentication, pending } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: OFFLINE,
    });
    expect(pending.read()).toBeDefined();
    expect((await submitCode({ code: right })).isOk()).toBe(true);
  });
});

describe('a code whose answer was lost', () => {
  const lost = { kind: 'request-failed', failure: TIMEOUT } as const;
  const used = { reason: 'Invalid_Token', attempts: 1, maxAttempts: 5 };

  it('may be used up, and is not called wrong when it is given again', async () => {
    const { requestCode, submitCode, authentication } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.failNext(lost);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual(lost);
    authentication.refuseNext(used);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'expired-code',
      retriesLeft: 4,
    });
    authentication.refuseNext(used);
    expect((await submitCode({ code: wrong }))._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code' });
  });

  it('is remembered by the next page after a reload, also where no answer came before it', async () => {
    const tab = aSignIn();
    await tab.requestCode({ destination: byEmail, locale: 'en-us' });
    tab.authentication.hang();
    void tab.submitCode({ code: right });
    const reloaded = aSignIn(fakePortalConfiguration(), tab.pending);
    expect(reloaded.resume().pending).toMatchObject({ destination: byEmail });
    reloaded.authentication.refuseNext(used);
    expect((await reloaded.submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'expired-code',
      retriesLeft: 4,
    });
    reloaded.authentication.refuseNext(used);
    expect((await reloaded.submitCode({ code: wrong }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
    });
    expect(aSignIn(fakePortalConfiguration(), tab.pending).resume().pending?.unanswered).toBe(right);
  });

  it('is not remembered once the platform has answered', async () => {
    const { requestCode, submitCode, pending } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    await submitCode({ code: wrong });
    expect(pending.read()?.unanswered).toBeUndefined();
  });

  it('is remembered when another code is sent during its call or after it', async () => {
    const { requestCode, submitCode, authentication, pending } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.failNext(lost);
    const submitted = submitCode({ code: right });
    await requestCode({ destination: byEmail, locale: 'en-us' });
    await submitted;
    await requestCode({ destination: byEmail, locale: 'en-us' });
    expect(pending.read()).toMatchObject({ referenceId: 'reference-3', unanswered: right });
    authentication.refuseNext(used);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toMatchObject({ kind: 'expired-code' });
  });

  it('still locks at the last try, and does not affect a later code', async () => {
    const { requestCode, submitCode, authentication } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.failNext(lost);
    await submitCode({ code: right });
    authentication.refuseNext({ ...used, attempts: 5 });
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
      retriesLeft: 0,
    });
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.refuseNext(used);
    expect((await submitCode({ code: wrong }))._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code' });
  });
});

describe('a code that is older than any can be', () => {
  const old = { reason: 'Invalid_Token', attempts: 1, maxAttempts: 5 };

  it('is reported as expired and not as wrong, until another one is sent', async () => {
    const { requestCode, submitCode, authentication, time } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    time.sleep(CODE_LIFETIME_MS - 1);
    authentication.refuseNext(old);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code' });
    time.sleep(1);
    authentication.refuseNext(old);
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({
      kind: 'expired-code',
      retriesLeft: 4,
    });
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.refuseNext(old);
    expect((await submitCode({ code: wrong }))._unsafeUnwrapErr()).toMatchObject({ kind: 'wrong-code' });
  });

  it('still locks at the last try', async () => {
    const { requestCode, submitCode, authentication, time } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    time.sleep(CODE_LIFETIME_MS);
    authentication.refuseNext({ ...old, attempts: 5 });
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
      retriesLeft: 0,
    });
  });
});

describe('a mismatch', () => {
  const stranger: CodeDestination = { method: 'EMAIL', email: email('somebody@example.com') };

  it('is counted across reloads and keeps the code', async () => {
    const { requestCode, submitCode, pending } = aSignIn();
    await requestCode({ destination: stranger, locale: 'en-us' });
    for (const count of [1, 2, 3]) {
      expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'buyer-mismatch' });
      expect(pending.read()?.mismatches).toBe(count);
    }
  });

  it('is settled by repeating the code with both e-mail and mobile', async () => {
    const { requestCode, submitCode, authentication, confirmations } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ reason: 'Unauthenticated_Retry_With_PII' });
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'buyer-mismatch' });
    expect((await submitCode({ code: right, identity })).isOk()).toBe(true);
    expect(authentication.exchanges.at(-1)).toMatchObject(identity);
    expect(confirmations.read()).toBe(identity.email);
  });

  it('after a sign-in by e-mail leaves no e-mail to confirm', async () => {
    const { requestCode, submitCode, confirmations } = aSignIn();
    confirmations.write(email('left.over@example.com'));
    await requestCode({ destination: byEmail, locale: 'en-us' });
    expect((await submitCode({ code: right, identity })).isOk()).toBe(true);
    expect(confirmations.read()).toBeUndefined();
  });

  it('is reported the same way where the values given are wrong', async () => {
    const { requestCode, submitCode } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    const other = { email: identity.email, phone: phone('+1 202 555 0199') };
    expect((await submitCode({ code: right, identity: other }))._unsafeUnwrapErr()).toEqual({
      kind: 'buyer-mismatch',
    });
  });
});

describe('a code that was right before a mismatch', () => {
  it('is reported as expired and not as wrong when it is refused with both addresses, and locks at the last try', async () => {
    const { requestCode, submitCode, authentication } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    authentication.refuseNext({ reason: 'Unauthenticated_Retry_With_PII' });
    await submitCode({ code: right });
    const refused = { reason: 'Invalid_Token', attempts: 2, maxAttempts: 3 };
    authentication.refuseNext(refused);
    expect((await submitCode({ code: right, identity }))._unsafeUnwrapErr()).toEqual({
      kind: 'expired-code',
      retriesLeft: 1,
    });
    authentication.refuseNext({ ...refused, attempts: 3 });
    expect((await submitCode({ code: right, identity }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'wrong-code',
      retriesLeft: 0,
    });
  });
});

describe('tries at a mismatch', () => {
  const refusal = { reason: 'Unauthenticated_Retry_With_PII', maxAttempts: 5, lockoutDuration: 900 };

  it('are remembered with the code, so that a reload goes on there; another code begins anew', async () => {
    const { requestCode, submitCode, authentication, resume } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ ...refusal, attempts: 2 });
    await submitCode({ code: right });
    expect(resume().pending).toMatchObject({ code: right, triesLeft: 3, mismatches: 1 });
    await requestCode({ destination: bySms, locale: 'en-us' });
    expect(resume().pending).not.toHaveProperty('code');
    expect(resume().pending).toMatchObject({ mismatches: 1 });
  });

  it('lock at the last, as wrong codes do', async () => {
    const { requestCode, submitCode, authentication, resume, time } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ ...refusal, attempts: 5 });
    await submitCode({ code: right });
    expect(resume().lockedUntil).toBe(time.now() + 900_000);
  });
});

describe('another code', () => {
  it('goes to the same place once the countdown is over', async () => {
    const { requestCode, resend, authentication, pending, time } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    await time.advance(10_500);
    expect((await resend({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({ kind: 'too-soon', seconds: 20 });
    expect(authentication.requests).toHaveLength(1);
    await time.advance(19_500);
    expect((await resend({ locale: 'en-us' }))._unsafeUnwrap().referenceId).toBe('reference-2');
    expect(pending.read()?.sentAt).toBe(time.now());
  });

  it('keeps the count of mismatches, which another destination begins anew', async () => {
    const { requestCode, submitCode, resend, pending, time, authentication } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ reason: 'Unauthenticated_Buyer_Not_Found' });
    await submitCode({ code: right });
    await time.advance(30_000);
    await resend({ locale: 'en-us' });
    expect(pending.read()?.mismatches).toBe(1);
    await requestCode({ destination: byEmail, locale: 'en-us' });
    expect(pending.read()?.mismatches).toBeUndefined();
  });

  it.each([
    ['the same e-mail', byEmail, byEmail, 1],
    ['another e-mail', byEmail, { method: 'EMAIL', email: email('other@example.com') }, undefined],
    ['the same mobile', bySms, bySms, 1],
    ['another mobile', bySms, { method: 'SMS', phone: phone('+1 202 555 0188') }, undefined],
    ['the other channel', byEmail, bySms, undefined],
  ] as const)('to %s: the mismatches so far', async (_what, first, second, mismatches) => {
    const { requestCode, submitCode, pending, authentication } = aSignIn();
    await requestCode({ destination: first, locale: 'en-us' });
    expect(pending.read()).not.toHaveProperty('mismatches');
    authentication.refuseNext({ reason: 'Unauthenticated_Buyer_Mismatch' });
    await submitCode({ code: right });
    await requestCode({ destination: second, locale: 'en-us' });
    expect(pending.read()?.mismatches).toBe(mismatches);
    expect(pending.read()?.earlier).toEqual(first.method === second.method ? undefined : first);
  });

  it('cannot be sent again where none was', async () => {
    expect((await aSignIn().resend({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({
      kind: 'no-code-requested',
    });
  });
});

describe('a sign-in that fails for another reason', () => {
  it('counts no mismatch and locks nothing', async () => {
    const { requestCode, submitCode, authentication, pending } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    authentication.refuseNext({ reason: 'Unauthenticated' });
    expect((await submitCode({ code: right }))._unsafeUnwrapErr()).toEqual({ kind: 'unauthenticated' });
    expect(pending.read()?.mismatches).toBeUndefined();
    expect(pending.readLock()).toBeUndefined();
  });
});

describe('the other channel', () => {
  it('has to be named the first time, and is remembered both ways', async () => {
    const { requestCode, tryOther, pending } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    expect((await tryOther({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({
      kind: 'destination-missing',
      method: 'EMAIL',
    });
    await tryOther({ locale: 'en-us', destination: byEmail });
    expect(pending.read()).toMatchObject({ destination: byEmail, earlier: bySms });
    await tryOther({ locale: 'en-us' });
    expect(pending.read()).toMatchObject({ destination: bySms, earlier: byEmail });
  });

  it('of an e-mail is a mobile', async () => {
    const { requestCode, tryOther } = aSignIn();
    await requestCode({ destination: byEmail, locale: 'en-us' });
    expect((await tryOther({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({
      kind: 'destination-missing',
      method: 'SMS',
    });
  });

  it('is another channel', async () => {
    const { requestCode, tryOther, authentication } = aSignIn();
    expect((await tryOther({ locale: 'en-us' }))._unsafeUnwrapErr()).toEqual({ kind: 'no-code-requested' });
    await requestCode({ destination: byEmail, locale: 'en-us' });
    expect((await tryOther({ locale: 'en-us', destination: byEmail }))._unsafeUnwrapErr()).toEqual({
      kind: 'same-channel',
    });
    expect(authentication.requests).toHaveLength(1);
  });
});

describe('an e-mail to confirm', () => {
  const typed = email('avery@example.org');

  it('is asked for while it differs from the one on file, until it is kept', async () => {
    const { requestCode, submitCode, confirmations, readConfirmation, keepEmail } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    await submitCode({ code: right });
    confirmations.write(typed);
    expect((await readConfirmation())._unsafeUnwrap()).toEqual({ onFile: identity.email, typed });
    keepEmail();
    expect((await readConfirmation())._unsafeUnwrap()).toBeUndefined();
  });

  it('is one that was typed for a code by e-mail, before the buyer took one by SMS', async () => {
    const { requestCode, submitCode, tryOther, readConfirmation } = aSignIn();
    await requestCode({ destination: { method: 'EMAIL', email: typed }, locale: 'en-us' });
    await tryOther({ locale: 'en-us', destination: bySms });
    expect((await submitCode({ code: right })).isOk()).toBe(true);
    expect((await readConfirmation())._unsafeUnwrap()).toEqual({ onFile: identity.email, typed });
  });

  it('is none after a sign-in by e-mail, whatever mobile was typed before', async () => {
    const { requestCode, submitCode, tryOther, confirmations } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    await tryOther({ locale: 'en-us', destination: byEmail });
    expect((await submitCode({ code: right })).isOk()).toBe(true);
    expect(confirmations.read()).toBeUndefined();
  });

  it('is not asked for where it is the one on file', async () => {
    const { requestCode, submitCode, readConfirmation, confirmations } = aSignIn();
    await requestCode({ destination: bySms, locale: 'en-us' });
    await submitCode({ code: right, identity });
    expect((await readConfirmation())._unsafeUnwrap()).toBeUndefined();
    expect(confirmations.read()).toBeUndefined();
  });

  it('stays open while the one on file cannot be read', async () => {
    const { requestCode, submitCode, readConfirmation, confirmations, buyers } = aSignIn();
    confirmations.write(typed);
    expect((await readConfirmation())._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    await requestCode({ destination: bySms, locale: 'en-us' });
    await submitCode({ code: right });
    confirmations.write(typed);
    buyers.failNext(OFFLINE);
    expect((await readConfirmation())._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(confirmations.read()).toBe(typed);
  });
});

it('an e-mail to confirm is still asked for after a reload', async () => {
  const { requestCode, submitCode, confirmations, readConfirmation } = aSignIn();
  await requestCode({ destination: bySms, locale: 'en-us' });
  await submitCode({ code: right });
  confirmations.write(email('avery@example.org'));
  const first = (await readConfirmation())._unsafeUnwrap();
  expect(first).toBeDefined();
  expect((await readConfirmation())._unsafeUnwrap()).toEqual(first);
});

it('writes no lock without a lockout, and no e-mail to confirm that was not typed', async () => {
  const { requestCode, submitCode, authentication, pending, confirmations } = aSignIn();
  const written: unknown[] = [];
  pending.writeLock = (until) => void written.push(until);
  confirmations.write = (typed) => void written.push(typed);
  await requestCode({ destination: bySms, locale: 'en-us' });
  authentication.refuseNext({ reason: 'Unauthenticated' });
  await submitCode({ code: right });
  expect((await submitCode({ code: right })).isOk()).toBe(true);
  expect(written).toEqual([]);
});

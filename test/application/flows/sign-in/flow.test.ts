import { CODE_LIFETIME_MS, oneTimeCode } from '@member-portal/domain/sign-in';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aBuyer, email } from '../../../support/builders/a-buyer.ts';
import { RIGHT_CODE } from '../../../support/fakes/fake-authentication.ts';
import { START, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import {
  aSignIn,
  byEmail,
  bySms,
  resend,
  send,
  submit,
  submitBoth,
  tryOther,
  type,
  typeCode,
} from './a-sign-in.ts';

const AVERY = 'avery.stone@example.com';
const MOBILE = '(202) 555-0101';
const { identity } = aBuyer();
const offline = { kind: 'request-failed', failure: OFFLINE } as const;
const mismatch = { reason: 'Unauthenticated_Buyer_Mismatch', maxAttempts: 5, lockoutDuration: 900 };
const pending = {
  referenceId: 'one',
  destination: { method: 'EMAIL', email: email(AVERY) },
  sentAt: START,
} as const;
const toCode = [type('email', AVERY), send] as const;
const toMismatch = [...toCode, typeCode(RIGHT_CODE), submit] as const;

describe('signing in', () => {
  it('starts nothing before the first subscription, then records its page', () => {
    const { analytics, begin } = aSignIn();
    const flow = begin();
    expect(flow.state()).toMatchObject({ kind: 'contact', typed: { method: 'EMAIL', email: '', phone: '' } });
    expect(analytics.pages).toEqual(['login email']);
  });

  // Proves.
  it('by e-mail opens the session and records its pages and its success', async () => {
    const { begin, sessions, analytics, authentication, store } = aSignIn();
    const flow = begin();
    expect(await flow.play(...toCode)).toMatchObject({
      kind: 'code',
      entry: { destination: pending.destination },
    });
    expect(await flow.play(typeCode('123 456'), submit)).toMatchObject({
      kind: 'signed-in',
      from: { kind: 'code', entry: { checking: true } },
    });
    expect(sessions.current()).toBeDefined();
    expect(authentication.requests).toMatchObject([{ languagePreference: 'en-us' }]);
    expect(analytics.pages).toEqual(['login email', 'login verification code']);
    expect(analytics.events).toEqual([{ event: 'login_success', info: {} }]);
    expect(store.readTyped()).toBeUndefined();
  });

  it('preloads the next pages while a code is awaited, even after a reload', async () => {
    let calls = 0;
    const call = () => {
      calls += 1;
    };
    await aSignIn().begin(call).play(type('email', AVERY));
    expect(calls).toBe(0);
    await aSignIn()
      .begin(call)
      .play(...toCode);
    expect(calls).toBe(1);
    aSignIn(pending).begin(call);
    expect(calls).toBe(2);
  });

  it('prepares the adapter that will answer, where it is loaded lazily', async () => {
    let prepared = 0;
    const { begin } = aSignIn(undefined, (real) => ({
      ...real,
      prepare: () => {
        prepared += 1;
      },
    }));
    const flow = begin();
    expect(prepared).toBe(0);
    const before = flow.state();
    await flow.play({ kind: 'prepare' });
    expect(prepared).toBe(1);
    expect(flow.state()).toBe(before);
    expect(await aSignIn().begin().play({ kind: 'prepare' })).toMatchObject({ kind: 'contact' });
  });

  it('validates an address before it calls the platform, and keeps a failure while it is retried', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    const problems = (found: object) => ({ sending: false, failure: undefined, check: found });
    expect(await flow.play(send)).toMatchObject(
      problems({ attempt: 1, problems: { email: { kind: 'empty' } } }),
    );
    expect(await flow.play(type('email', 'avery@'), send)).toMatchObject(
      problems({ attempt: 2, problems: { email: { kind: 'invalid-email' } } }),
    );
    expect(await flow.play(bySms, type('phone', '12'), send)).toMatchObject(
      problems({ attempt: 1, problems: { phone: { kind: 'invalid-phone' } } }),
    );
    expect(authentication.requests).toEqual([]);
    authentication.failNext(offline);
    const failed = await flow.play(type('phone', MOBILE), send);
    expect(failed).toMatchObject({ failure: offline, sending: false });
    expect(failed).toHaveProperty('check', { attempt: 2, problems: {} });
    flow.send(send);
    expect(flow.state()).toMatchObject({ sending: true, failure: offline });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'code' });
    // A code that could not be asked for is no failed sign-in.
    expect(analytics.names()).toEqual([]);
  });

  it('drops a failure once the address is invalid', async () => {
    const { begin, authentication } = aSignIn();
    authentication.failNext(offline);
    expect(await begin().play(...toCode, type('email', ''), send)).toMatchObject({ failure: undefined });
  });

  it('sends once, however often it is pressed', async () => {
    const { begin, authentication } = aSignIn();
    const flow = begin();
    flow.send(type('email', AVERY));
    for (let press = 0; press < 3; press += 1) flow.send(send);
    await settled();
    expect(authentication.requests).toHaveLength(1);
  });

  it.each([
    [{ reason: 'Destination_Not_Allowed' }, 'destination-refused'],
    [{ reason: 'Something_New' }, 'unexplained'],
  ])('records a refused code as a failed sign-in: %o', async (rejection, reason) => {
    const { begin, authentication, analytics } = aSignIn();
    authentication.refuseNext(rejection);
    expect(await begin().play(...toCode)).toMatchObject({ kind: 'contact', failure: { kind: reason } });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason } }]);
  });

  it('is locked after too many codes, across a reload, and can be restarted once the lock ends', async () => {
    const { begin, authentication, analytics, time } = aSignIn();
    const lockedUntil = (time.now() + 60_000) as typeof START;
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockedUntil });
    const flow = begin();
    expect(await flow.play(...toCode)).toMatchObject({
      kind: 'locked',
      until: lockedUntil,
      typed: { email: AVERY },
    });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason: 'locked' } }]);
    expect(begin().state()).toMatchObject({ kind: 'locked', until: lockedUntil });
    await time.advance(60_000);
    expect(await flow.play({ kind: 'start-over' })).toMatchObject({
      kind: 'contact',
      typed: { email: AVERY },
    });
    expect(await flow.play(send)).toMatchObject({ kind: 'code' });
  });

  it('restarts after a lock with the field that was asked for', async () => {
    const { begin, authentication, time } = aSignIn();
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 });
    const flow = begin();
    await flow.play(bySms, type('phone', MOBILE), send);
    await time.advance(60_000);
    expect(await flow.play({ kind: 'start-over' })).toMatchObject({
      kind: 'contact',
      typed: { phone: MOBILE, method: 'SMS' },
    });
  });

  it('drops a lock, and everything typed, for another person', async () => {
    const { begin, authentication, store } = aSignIn();
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 });
    const flow = begin();
    await flow.play(...toCode);
    expect(await flow.play({ kind: 'switch-person' })).toMatchObject({
      kind: 'contact',
      typed: { email: '', phone: '', method: 'EMAIL' },
    });
    expect([store.readLock(), store.readTyped(), store.read()]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a code', () => {
  // Proves.
  it('that is wrong is an incorrect code and a failed sign-in, and the last try locks', async () => {
    const { begin, analytics, time } = aSignIn();
    const flow = begin();
    await flow.play(...toCode, typeCode('000000'));
    for (const triesLeft of [2, 1])
      expect(await flow.play(submit)).toMatchObject({
        kind: 'code',
        entry: { check: { problems: { code: { kind: 'wrong-code', triesLeft } } }, typed: '000000' },
      });
    expect(await flow.play(submit)).toMatchObject({ kind: 'locked', until: time.now() + 610_000 });
    const both = [
      { event: 'incorrect_code', info: {} },
      { event: 'login_failure', info: { reason: 'wrong-code' } },
    ];
    expect(analytics.events).toEqual([...both, ...both, ...both]);
  });

  it('of somebody who may not sign in is a failed sign-in, not an expired or incorrect code', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    await flow.play(...toCode, typeCode(RIGHT_CODE));
    authentication.refuseNext({ reason: 'Unauthenticated' });
    expect(await flow.play(submit)).toMatchObject({
      entry: { check: { problems: {} }, failure: { kind: 'unauthenticated' }, typed: RIGHT_CODE },
    });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason: 'unauthenticated' } }]);
  });

  it('that could not be checked is kept, and is a failed sign-in', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    await flow.play(...toCode, typeCode(RIGHT_CODE));
    authentication.failNext(offline);
    expect(await flow.play(submit)).toMatchObject({ entry: { typed: RIGHT_CODE, failure: offline } });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason: 'request-failed' } }]);
    expect(await flow.play(submit)).toMatchObject({ kind: 'signed-in' });
  });

  it('whose check was cancelled is no failed sign-in', async () => {
    const { begin, authentication, analytics } = aSignIn();
    authentication.failNext({ kind: 'request-failed', failure: { kind: 'cancelled' } });
    const flow = begin();
    await flow.play(...toCode);
    authentication.failNext({ kind: 'request-failed', failure: { kind: 'cancelled' } });
    await flow.play(send, typeCode(RIGHT_CODE), submit);
    expect(analytics.names()).toEqual([]);
  });

  it('that is refused after its step was left is not the one that is checked now', async () => {
    const answers: (() => void)[] = [];
    const { begin } = aSignIn(undefined, (real) => ({
      ...real,
      exchangeForSession: (...exchange) =>
        ResultAsync.fromSafePromise(new Promise<void>((resolve) => answers.push(resolve))).andThen(() =>
          real.exchangeForSession(...exchange),
        ),
    }));
    const flow = begin();
    await flow.play(...toCode, typeCode('000000'), submit);
    await flow.play(bySms, type('phone', MOBILE), send, typeCode(RIGHT_CODE), submit);
    answers[0]?.();
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'code', entry: { checking: true, check: { problems: {} } } });
    answers[1]?.();
    await settled();
    expect(flow.state().kind).toBe('signed-in');
  });

  it('is sent again only once the countdown is over', async () => {
    const { begin, authentication, time } = aSignIn();
    const flow = begin();
    expect(await flow.play(...toCode, resend)).toMatchObject({
      entry: { sentAt: START, delivery: { sending: undefined, failure: undefined, resent: false } },
    });
    expect(authentication.requests).toHaveLength(1);
    await time.advance(30_000);
    expect(await flow.play(typeCode('12'), resend)).toMatchObject({
      entry: { sentAt: START + 30_000, typed: '12', delivery: { resent: true } },
    });
    expect(authentication.requests.map(({ languagePreference }) => languagePreference)).toEqual([
      'en-us',
      'en-us',
    ]);
  });

  it('that is refused again stays pending, and is a failed sign-in unless only the answer was lost', async () => {
    const { begin, authentication, analytics, time } = aSignIn();
    const flow = begin();
    await flow.play(...toCode);
    await time.advance(30_000);
    authentication.failNext(offline);
    expect(await flow.play(resend)).toMatchObject({ entry: { delivery: { failure: offline, attempt: 1 } } });
    expect(analytics.names()).toEqual([]);
    authentication.refuseNext({ reason: 'Something_New' });
    expect(await flow.play(resend)).toMatchObject({ entry: { delivery: { attempt: 2 } } });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason: 'unexplained' } }]);
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 });
    expect(await flow.play(resend)).toMatchObject({ kind: 'locked' });
  });

  it('goes by the other channel: to an address that is asked for, or back to a known one', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    expect(await flow.play(...toCode, typeCode('1'), tryOther)).toMatchObject({
      kind: 'contact',
      typed: { method: 'SMS', email: AVERY },
    });
    expect(await flow.play(type('phone', MOBILE), send)).toMatchObject({
      entry: { destination: { method: 'SMS' }, typed: '' },
    });
    expect(await flow.play(typeCode('1'), tryOther)).toMatchObject({
      kind: 'code',
      entry: { destination: { method: 'EMAIL' }, typed: '', delivery: { resent: false } },
    });
    expect(
      authentication.requests.map(({ destination, languagePreference }) => [
        destination.method,
        languagePreference,
      ]),
    ).toEqual([
      ['EMAIL', 'en-us'],
      ['SMS', 'en-us'],
      ['EMAIL', 'en-us'],
    ]);
    expect(analytics.pages).toEqual([
      'login email',
      'login verification code',
      'login mobile',
      'login verification code',
      'login verification code',
    ]);
  });

  it('that is checked, or typed, while another one is sent by the other channel is kept', async () => {
    const held: (() => void)[] = [];
    const wait = () =>
      ResultAsync.fromSafePromise(new Promise<void>((resolve) => held.push(resolve))).map(() => undefined);
    let slow = false;
    const { begin, authentication } = aSignIn(undefined, (real) => ({
      ...real,
      createLoginCode: (...given) =>
        slow ? wait().andThen(() => real.createLoginCode(...given)) : real.createLoginCode(...given),
      exchangeForSession: (exchange, by) =>
        slow
          ? wait().andThen(() =>
              by?.aborted
                ? errAsync({ kind: 'request-failed', failure: { kind: 'cancelled' } } as const)
                : real.exchangeForSession(exchange),
            )
          : real.exchangeForSession(exchange),
    }));
    const flow = begin();
    await flow.play(...toCode, tryOther, type('phone', MOBILE), send);
    slow = true;
    await flow.play(typeCode('654321'), tryOther, typeCode('12'));
    held.shift()?.();
    await settled();
    expect(flow.state()).toMatchObject({ entry: { destination: { method: 'EMAIL' }, typed: '12' } });
    // Too short a code is refused, and is not the new one.
    await flow.play(tryOther, typeCode('345'), submit);
    held.shift()?.();
    await settled();
    expect(flow.state()).toMatchObject({ entry: { destination: { method: 'SMS' }, typed: '' } });
    await flow.play(tryOther);
    held.shift()?.();
    await settled();
    await flow.play(tryOther, typeCode(RIGHT_CODE), submit);
    expect(flow.state()).toMatchObject({ entry: { delivery: { sending: 'other-channel' }, checking: true } });
    const [sent, checked] = held;
    sent?.();
    await settled();
    expect(flow.state()).toMatchObject({
      entry: { destination: { method: 'SMS' }, typed: RIGHT_CODE, checking: true },
    });
    checked?.();
    await settled();
    expect(flow.state().kind).toBe('signed-in');
    expect(authentication.exchanges).toHaveLength(1);
  });

  it('that is found to have expired after another one was sent by the other channel does not ask for one more', async () => {
    const held: (() => void)[] = [];
    const { begin, time } = aSignIn(undefined, (real) => ({
      ...real,
      exchangeForSession: (...given) =>
        ResultAsync.fromSafePromise(new Promise<void>((resolve) => held.push(resolve))).andThen(() =>
          real.exchangeForSession(...given),
        ),
    }));
    const flow = begin();
    await flow.play(...toCode, tryOther, type('phone', MOBILE), send);
    time.sleep(CODE_LIFETIME_MS);
    await flow.play(typeCode('654321'), submit, tryOther);
    held.shift()?.();
    await settled();
    expect(flow.state()).toMatchObject({
      entry: { destination: { method: 'EMAIL' }, typed: '', checking: false, check: { problems: {} } },
    });
  });

  it('that is checked while a request for another one is answered by a lock still signs in', async () => {
    const held: (() => void)[] = [];
    const { begin, authentication, time } = aSignIn(undefined, (real) => ({
      ...real,
      exchangeForSession: (exchange, by) =>
        ResultAsync.fromSafePromise(new Promise<void>((resolve) => held.push(resolve))).andThen(() =>
          by?.aborted
            ? errAsync({ kind: 'request-failed', failure: { kind: 'cancelled' } } as const)
            : real.exchangeForSession(exchange),
        ),
    }));
    const flow = begin();
    await flow.play(...toCode, typeCode(RIGHT_CODE));
    await time.advance(30_000);
    authentication.refuseNext({ reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 });
    expect(await flow.play(submit, resend)).toMatchObject({ kind: 'locked' });
    held.shift()?.();
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'signed-in', from: { kind: 'locked' } });
  });

  it.each([resend, tryOther, submit])('restarts where the stored sign-in is missing: %o', async (event) => {
    const { begin, store, time } = aSignIn();
    const flow = begin();
    await flow.play(bySms, type('phone', MOBILE), send, typeCode(RIGHT_CODE));
    await time.advance(30_000);
    store.clear();
    expect(await flow.play(event)).toMatchObject({ kind: 'contact', typed: { method: 'SMS' } });
  });

  it('restarts with the channel of the last code, where the stored sign-in is missing', async () => {
    const { begin, store, time } = aSignIn();
    const flow = begin();
    await flow.play(...toCode, tryOther, type('phone', MOBILE), send, tryOther);
    expect(flow.state()).toMatchObject({ kind: 'code', typed: { method: 'SMS' } });
    await time.advance(30_000);
    store.clear();
    expect(await flow.play(resend)).toMatchObject({ kind: 'contact', typed: { method: 'EMAIL' } });
  });

  it('whose answer arrives after another was requested is not taken for that one', async () => {
    const { begin, authentication } = aSignIn();
    const flow = begin();
    flow.send(type('email', AVERY));
    flow.send(send);
    flow.send(bySms);
    flow.send(type('phone', MOBILE));
    authentication.failNext(offline);
    flow.send(send);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'contact', typed: { method: 'SMS' }, failure: offline });
  });

  it('that was accepted opens the session even where its step is left while another tab holds the record', async () => {
    const { begin, records, sessions, analytics } = aSignIn();
    let release = (): void => undefined;
    records.queue = new Promise<void>((resolve) => {
      release = resolve;
    });
    const flow = begin();
    await flow.play(type('email', AVERY), send, typeCode(RIGHT_CODE), submit, bySms);
    expect(flow.state().kind).toBe('contact');
    release();
    await settled();
    expect(sessions.current()).toBeDefined();
    expect(flow.state().kind).toBe('signed-in');
    expect(analytics.names()).toContain('login_success');
  });

  it('that is being sent to another address is not reported after the step was left', async () => {
    const { begin, authentication, store } = aSignIn();
    const flow = begin();
    flow.send(type('email', AVERY));
    flow.send(send);
    flow.send(bySms);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'contact', typed: { method: 'SMS' }, sending: false });
    expect(await flow.play(type('phone', MOBILE), send)).toMatchObject({
      entry: { destination: { method: 'SMS' } },
    });
    expect(authentication.requests).toHaveLength(2);
    expect(store.read()?.destination.method).toBe('SMS');
  });
});

describe('a mismatch', () => {
  it('asks for both with the right code, shows no error, and is not a failed sign-in', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    await flow.play(...toCode, typeCode(RIGHT_CODE));
    authentication.refuseNext({ ...mismatch, attempts: 1 });
    const asked = await flow.play(submit);
    expect(asked).toMatchObject({
      kind: 'mismatch',
      code: RIGHT_CODE,
      mismatches: 1,
      triesLeft: 4,
      failure: undefined,
      showsContact: false,
    });
    expect(asked).toHaveProperty('check', { attempt: 0, problems: {} });
    expect(analytics.names()).toEqual([]);
    expect(analytics.pages.at(-1)).toBe('email mobile mismatch verification');
  });

  it('validates either, and signs in with both', async () => {
    const { begin, authentication, sessions } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit);
    expect(await flow.play(type('email', ''), submitBoth)).toMatchObject({
      checking: false,
      check: { attempt: 1, problems: { email: { kind: 'empty' }, phone: { kind: 'empty' } } },
    });
    expect(await flow.play(type('email', AVERY), submitBoth)).toMatchObject({
      check: { attempt: 2, problems: { phone: { kind: 'empty' } } },
    });
    expect(authentication.exchanges).toHaveLength(1);
    expect(await flow.play(type('phone', MOBILE), submitBoth)).toMatchObject({
      kind: 'signed-in',
      from: { kind: 'mismatch', checking: true },
    });
    expect(authentication.exchanges.at(-1)).toMatchObject({ ...identity, code: RIGHT_CODE });
    expect(sessions.current()).toBeDefined();
  });

  it('is reported each time, shows the contact from the third on, and the last try locks', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit, type('phone', '202 555 0199'));
    for (const [mismatches, showsContact] of [
      [2, false],
      [3, true],
    ] as const) {
      authentication.refuseNext(mismatch);
      expect(await flow.play(submitBoth)).toMatchObject({
        kind: 'mismatch',
        failure: { kind: 'buyer-mismatch' },
        checking: false,
        check: { attempt: mismatches - 1 },
        mismatches,
        showsContact,
      });
    }
    expect(analytics.names()).toEqual([]);
    authentication.refuseNext({ ...mismatch, attempts: 5 });
    expect(await flow.play(submitBoth)).toMatchObject({ kind: 'locked' });
    expect(analytics.names()).toEqual([]);
  });

  it('restarts by e-mail where the stored sign-in is missing', async () => {
    const { begin, authentication, store } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit, type('phone', MOBILE));
    store.clear();
    expect(await flow.play(submitBoth)).toMatchObject({ kind: 'contact', typed: { method: 'EMAIL' } });
  });

  it('keeps a failure while both are checked again', async () => {
    const { begin, authentication } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit, type('phone', MOBILE));
    authentication.failNext(offline);
    expect(await flow.play(submitBoth)).toMatchObject({ kind: 'mismatch', failure: offline, mismatches: 1 });
    flow.send(submitBoth);
    expect(flow.state()).toMatchObject({ checking: true, failure: offline });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'signed-in' });
  });

  it('of somebody who may not sign in stays, and says so', async () => {
    const { begin, authentication, analytics } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit, type('phone', MOBILE));
    authentication.refuseNext({ reason: 'Unauthenticated' });
    expect(await flow.play(submitBoth)).toMatchObject({
      kind: 'mismatch',
      checking: false,
      failure: { kind: 'unauthenticated' },
    });
    expect(analytics.events).toEqual([{ event: 'login_failure', info: { reason: 'unauthenticated' } }]);
  });

  it('whose code has expired returns to the code entry, which says so and sends another code', async () => {
    const { begin, authentication, analytics, store, time } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    authentication.refuseNext(mismatch);
    await flow.play(submit, type('phone', MOBILE));
    await time.advance(10 * 60_000);
    authentication.refuseNext({ reason: 'Invalid_Token', attempts: 1, maxAttempts: 5 });
    expect(await flow.play(submitBoth)).toMatchObject({
      kind: 'code',
      typed: { email: AVERY, phone: MOBILE },
      entry: {
        destination: pending.destination,
        typed: '',
        checking: false,
        check: { attempt: 1, problems: { code: { kind: 'expired', triesLeft: 4 } } },
      },
    });
    expect(analytics.events).toEqual([
      { event: 'incorrect_code', info: {} },
      { event: 'login_failure', info: { reason: 'wrong-code' } },
    ]);
    expect(analytics.pages.at(-1)).toBe('login verification code');
    // A reload asks for the address, and not for both with a code that is over.
    expect(store.read()).toMatchObject({ setAside: true, mismatches: 1 });
    expect(store.read()).not.toHaveProperty('code');
    expect(await flow.play(resend)).toMatchObject({
      kind: 'code',
      entry: { check: { problems: {} }, delivery: { resent: true } },
    });
    authentication.refuseNext(mismatch);
    await flow.play(typeCode(RIGHT_CODE), submit);
    expect(await flow.play(submitBoth)).toMatchObject({ kind: 'signed-in' });
  });

  it('continues as long as the platform accepts the code, even where it has expired by the device’s clock', async () => {
    const { begin, authentication, time } = aSignIn();
    const flow = begin();
    await flow.play(...toMismatch.slice(0, -1));
    await time.advance(10 * 60_000);
    for (const [event, failure] of [
      [submit, undefined],
      [submitBoth, { kind: 'buyer-mismatch' }],
    ] as const) {
      authentication.refuseNext(mismatch);
      expect(await flow.play(event, type('phone', MOBILE))).toMatchObject({ kind: 'mismatch', failure });
    }
  });
});

describe('a reload', () => {
  it('restores what was typed, and the field that was asked for', async () => {
    const { begin, analytics } = aSignIn();
    await begin().play(type('email', 'avery.st'), bySms, type('phone', '202 5'));
    const again = begin();
    expect(again.state()).toMatchObject({
      kind: 'contact',
      typed: { email: 'avery.st', phone: '202 5', method: 'SMS' },
    });
    expect(analytics.pages).toEqual(['login email', 'login mobile', 'login mobile']);
  });

  it('leaves nothing stored where nothing was typed', async () => {
    const { begin, store } = aSignIn();
    await begin().play(send);
    expect(store.readTyped()).toBeUndefined();
  });

  it('resumes at the code, and knows where it was sent', () => {
    expect(aSignIn(pending).begin().state()).toMatchObject({
      kind: 'code',
      typed: { email: AVERY, phone: '' },
    });
    const mobile = { method: 'SMS', phone: identity.phone } as const;
    expect(
      aSignIn({ ...pending, destination: mobile })
        .begin()
        .state(),
    ).toMatchObject({
      kind: 'code',
      typed: { email: '', phone: identity.phone },
    });
  });

  it('restores a typed address rather than the one that a code was sent to', async () => {
    const { begin, store } = aSignIn(pending);
    store.writeTyped({ email: 'avery.stone@exam', phone: '202', method: 'SMS' });
    expect(begin().state()).toMatchObject({
      typed: { email: 'avery.stone@exam', phone: '202', method: 'SMS' },
    });
  });

  it('resumes at the question for both, and at a lock before anything else', () => {
    const code = oneTimeCode(RIGHT_CODE)._unsafeUnwrap();
    const { begin, store } = aSignIn({ ...pending, code, mismatches: 3, triesLeft: 1 });
    expect(begin().state()).toMatchObject({
      kind: 'mismatch',
      mismatches: 3,
      triesLeft: 1,
      showsContact: true,
    });
    store.writeLock((START + 1000) as typeof START);
    expect(begin().state()).toMatchObject({ kind: 'locked', until: START + 1000 });
  });

  it.each([
    ['another address is wanted', pending, byEmail],
    [
      'it was started over',
      { ...pending, code: oneTimeCode(RIGHT_CODE)._unsafeUnwrap() },
      { kind: 'start-over' },
    ],
  ] as const)('asks for the address again where %s', async (_, from, wish) => {
    const { begin, store } = aSignIn(from);
    await begin().play(wish);
    expect(store.read()).toMatchObject({ referenceId: 'one', setAside: true });
    expect(store.read()).not.toHaveProperty('code');
    expect(begin().state()).toMatchObject({ kind: 'contact', typed: { email: AVERY } });
  });
});

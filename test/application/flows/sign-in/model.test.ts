import type { Cancellation } from '@member-portal/application/cancellation';
import type { SignInEvent, SignInState } from '@member-portal/application/flows/sign-in';
import type { Authentication, SignInFailure } from '@member-portal/application/ports';
import { type SignInRejection, signInRefusalOf } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aBuyer } from '../../../support/builders/a-buyer.ts';
import { RIGHT_CODE } from '../../../support/fakes/fake-authentication.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holdsInTime, PROPERTY_RUNS } from '../../../support/property-runs.ts';
import { aSignIn } from './a-sign-in.ts';

const { identity } = aBuyer();
const AVERY = identity.email ?? '';
const MOBILE = '202 555 0101';

const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
  fc.constantFrom<SignInEvent>(
    { kind: 'prepare' },
    { kind: 'send-code' },
    { kind: 'submit-code' },
    { kind: 'resend-code' },
    { kind: 'try-other-channel' },
    { kind: 'submit-both' },
    { kind: 'start-over' },
    { kind: 'switch-person' },
    { kind: 'choose-method', method: 'EMAIL' },
    { kind: 'choose-method', method: 'SMS' },
  ),
  fc.constantFrom<SignInEvent>(
    { kind: 'type', field: 'email', text: AVERY },
    { kind: 'type', field: 'email', text: 'avery@' },
    { kind: 'type', field: 'phone', text: MOBILE },
    { kind: 'type', field: 'phone', text: '12' },
    { kind: 'type-code', text: RIGHT_CODE },
    { kind: 'type-code', text: '000000' },
    { kind: 'type-code', text: '1' },
  ),
);

/** How the platform answers the oldest call that waits: as it does, refusing, or not at all. */
type Answer = 'truth' | 'lost' | SignInRejection;
const anyAnswer = fc.constantFrom<Answer>(
  'truth',
  'truth',
  'truth',
  'lost',
  { reason: 'Unauthenticated_Buyer_Mismatch', attempts: 1, maxAttempts: 5, lockoutDuration: 60 },
  { reason: 'Unauthenticated_Buyer_Mismatch', attempts: 5, maxAttempts: 5, lockoutDuration: 60 },
  { reason: 'Unauthenticated' },
  { reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 },
  { reason: 'Destination_Not_Allowed' },
);

type Act =
  | { readonly act: 'event'; readonly event: SignInEvent }
  | { readonly act: 'answer'; readonly answer: Answer }
  | { readonly act: 'wait'; readonly ms: number }
  | { readonly act: 'reload' };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ act: fc.constant('event' as const), event: anyEvent }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('answer' as const), answer: anyAnswer }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(30_000, 660_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'reload' as const }) },
);
/** Most runs get as far as a code, from which the rest is reached. */
const anyActs = fc
  .tuple(fc.boolean(), fc.array(anyAct, { maxLength: 25 }))
  .map(([begun, acts]): readonly Act[] => [
    ...(begun
      ? ([
          { act: 'event', event: { kind: 'type', field: 'email', text: AVERY } },
          { act: 'event', event: { kind: 'send-code' } },
          { act: 'answer', answer: 'truth' },
          { act: 'event', event: { kind: 'type-code', text: RIGHT_CODE } },
        ] as const)
      : []),
    ...acts,
  ]);

/** Another code is still being sent when the right one is accepted. */
const ACCEPTED_DURING_RESEND: readonly Act[] = [
  { act: 'event', event: { kind: 'type', field: 'email', text: AVERY } },
  { act: 'event', event: { kind: 'send-code' } },
  { act: 'answer', answer: 'truth' },
  { act: 'event', event: { kind: 'type-code', text: RIGHT_CODE } },
  { act: 'wait', ms: 30_000 },
  { act: 'event', event: { kind: 'submit-code' } },
  { act: 'event', event: { kind: 'resend-code' } },
  { act: 'answer', answer: 'truth' },
];

/** The request for another code locks sign-in while the right one is checked. */
const ACCEPTED_DURING_LOCK: readonly Act[] = [
  ...ACCEPTED_DURING_RESEND.slice(0, 5),
  { act: 'event', event: { kind: 'resend-code' } },
  { act: 'event', event: { kind: 'submit-code' } },
  { act: 'answer', answer: { reason: 'Too_Many_Unverified_Codes_Sent', lockoutDuration: 60 } },
  { act: 'answer', answer: 'truth' },
];

const CANCELLED: SignInFailure = { kind: 'request-failed', failure: { kind: 'cancelled' } };

interface Call {
  readonly kind: 'send' | 'check';
  readonly answer: (answer: Answer) => void;
}

/** A platform that answers when a test says so, and gives up a call at once that is cancelled. */
const aSlowPlatform = (now: () => ReturnType<ReturnType<typeof aSignIn>['time']['now']>) => {
  const calls: Call[] = [];
  const slow = <Value>(
    kind: Call['kind'],
    real: () => ResultAsync<Value, SignInFailure>,
    cancellation: Cancellation | undefined,
  ): ResultAsync<Value, SignInFailure> => {
    const result = new Promise<ResultAsync<Value, SignInFailure>>((resolve) => {
      const call: Call = {
        kind,
        answer: (answer) => {
          calls.splice(calls.indexOf(call), 1);
          if (answer === 'truth') return resolve(real());
          const failure: SignInFailure =
            answer === 'lost'
              ? { kind: 'request-failed', failure: TIMEOUT }
              : { kind: 'refused', refusal: signInRefusalOf(answer, now()) };
          return resolve(errAsync(failure));
        },
      };
      calls.push(call);
      cancellation?.addEventListener('abort', () => {
        calls.splice(calls.indexOf(call), calls.includes(call) ? 1 : 0);
        resolve(errAsync(CANCELLED));
      });
    });
    return ResultAsync.fromSafePromise(result).andThen((answered) => answered);
  };
  return {
    calls,
    of: (real: Authentication): Authentication => ({
      ...real,
      createLoginCode: (request, by) => slow('send', () => real.createLoginCode(request), by),
      exchangeForSession: (exchange, by) => slow('check', () => real.exchangeForSession(exchange), by),
    }),
  };
};

const isBusy = (state: SignInState): readonly [sending: boolean, checking: boolean] => {
  switch (state.kind) {
    case 'contact':
      return [state.sending, false];
    case 'code':
      return [state.entry.delivery.sending !== undefined, state.entry.checking];
    case 'mismatch':
      return [false, state.checking];
    default:
      return [false, false];
  }
};

describe('a sign-in, whatever a visitor does and a platform answers', () => {
  it('keeps what was typed, makes one call at a time and none while locked, opens the session it reports, and survives a reload', () =>
    holdsInTime(
      fc.asyncProperty(anyActs, async (acts) => {
        const platform = aSlowPlatform(() => tab.time.now());
        const tab: ReturnType<typeof aSignIn> = aSignIn(undefined, (real) => platform.of(real));
        let flow = tab.begin();
        const typed = { email: '', phone: '' };
        for (const act of acts) {
          const before = flow.state();
          const loginFailures = () => tab.analytics.names().filter((name) => name === 'login_failure').length;
          const failed = loginFailures();
          const [call] = platform.calls;
          const isLocked = (tab.store.readLock() ?? 0) > tab.time.now();
          const asked = tab.authentication.requests.length + tab.authentication.exchanges.length;
          if (act.act === 'event') flow.send(act.event);
          if (act.act === 'answer') call?.answer(act.answer);
          if (act.act === 'wait') await tab.time.advance(act.ms);
          if (act.act === 'reload') {
            if (tab.sessions.current()) return;
            flow.dispose();
            flow.send({ kind: 'send-code' });
            await settled();
            expect(flow.state()).toBe(before);
            flow = tab.begin();
          }
          await settled();
          const state = flow.state();

          // One send and one check at a time, and the state says which.
          const [sending, checking] = isBusy(state);
          expect(platform.calls.filter(({ kind }) => kind === 'send')).toHaveLength(sending ? 1 : 0);
          const checks = platform.calls.filter(({ kind }) => kind === 'check').length;
          // A lock that answers a request for another code lets a check in progress go on.
          if (state.kind === 'locked') expect(checks).toBeLessThanOrEqual(1);
          else expect(checks).toBe(checking ? 1 : 0);
          if (isLocked && act.act === 'event')
            expect(tab.authentication.requests.length + tab.authentication.exchanges.length).toBe(asked);

          // A session is open exactly where the state says so, and is recorded once.
          expect(tab.sessions.current() !== undefined).toBe(state.kind === 'signed-in');
          expect(tab.analytics.names().filter((name) => name === 'login_success')).toHaveLength(
            state.kind === 'signed-in' ? 1 : 0,
          );

          // A mismatch is not a failed sign-in, and neither is an answer that is no longer awaited.
          const isMismatch =
            act.act === 'answer' && typeof act.answer === 'object' && act.answer.reason.includes('Mismatch');
          if (isMismatch || act.act === 'reload' || act.act === 'wait') expect(loginFailures()).toBe(failed);
          expect(loginFailures()).toBeLessThanOrEqual(failed + 1);

          // Typed text is kept until it is sent, or another person starts.
          if (
            act.act === 'event' &&
            act.event.kind === 'type' &&
            before.kind !== 'code' &&
            before.kind !== 'locked'
          )
            typed[act.event.field] = act.event.text;
          if (act.act === 'event' && act.event.kind === 'switch-person' && before.kind === 'locked')
            Object.assign(typed, { email: '', phone: '' });
          if (state.kind === 'signed-in') return;
          expect(state.typed).toMatchObject(typed);
          if (act.act === 'reload' && before.kind !== 'signed-in') {
            const hasExpired = platform.calls.length === 0 && !tab.store.read();
            if (before.kind === 'contact' || hasExpired) expect(['contact', 'locked']).toContain(state.kind);
            expect(state.typed).toMatchObject({ email: typed.email, phone: typed.phone });
          }
        }
        flow.dispose();
        const told = flow.told.length;
        await settled();
        expect(platform.calls).toEqual([]);
        expect(flow.told).toHaveLength(told);
      }),
      {
        numRuns: Math.min(PROPERTY_RUNS, 1000),
        examples: [[ACCEPTED_DURING_RESEND], [ACCEPTED_DURING_LOCK]],
      },
    ));
});

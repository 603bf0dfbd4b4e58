import {
  beginCodeEntry,
  type CodeEntryEvent,
  type CodeEntryResult,
  type CodeEntryState,
  codeEvents,
  codeProblemOf,
  stepCodeEntry,
} from '@member-portal/application/flows/code-entry';
import type { Instant } from '@member-portal/domain/calendar';
import { CODE_LIFETIME_MS } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, phone } from '../../../support/builders/a-buyer.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { holds } from '../../../support/property-runs.ts';

type Failure = 'offline';
type Entry = CodeEntryState<Failure>;
type Event = CodeEntryEvent | CodeEntryResult<Failure>;

const destination = { method: 'EMAIL', email: email('avery.stone@example.com') } as const;
const LATER = (START + 60_000) as Instant;
const fresh: Entry = beginCodeEntry({ destination, sentAt: START });
const take = (events: readonly Event[], from: Entry = fresh) =>
  events.reduce(
    ({ state, effects }, event) => {
      const step = stepCodeEntry(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: from, effects: [] as readonly unknown[] },
  );
const typed = (text: string): Event => ({ kind: 'type-code', text });
const submit: Event = { kind: 'submit-code' };
const resend: Event = { kind: 'resend-code' };
const wrong: Event = { kind: 'code-refused', problem: { kind: 'wrong-code', triesLeft: 2 } };
const unchecked: Event = { kind: 'code-unchecked', failure: 'offline' };
const resent = { kind: 'code-resent', destination, sentAt: LATER } as const satisfies Event;
const unsent: Event = { kind: 'code-unsent', failure: 'offline' };
const dropped: Event = { kind: 'code-unsent', failure: undefined };

const every: readonly Event[] = [
  typed('123456'),
  typed('12'),
  typed(''),
  submit,
  resend,
  wrong,
  unchecked,
  resent,
  unsent,
  dropped,
];

describe('entering a code', () => {
  it('begins empty, with nothing found and nothing in progress', () => {
    expect(fresh).toEqual({
      destination,
      sentAt: START,
      typed: '',
      check: { attempt: 0, problems: {} },
      checking: false,
      failure: undefined,
      delivery: { sending: undefined, resent: false, isEarlierGood: false, failure: undefined, attempt: 0 },
    });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['12', { kind: 'invalid-code-format', length: 6 }],
  ])('finds what is wrong with “%s” without asking the platform', (text, code) => {
    const { state, effects } = take([typed(text), submit, submit]);
    expect(state).toMatchObject({ typed: text, checking: false });
    expect(state.check).toEqual({ attempt: 2, problems: { code } });
    expect(effects).toEqual([]);
  });

  it('checks a code once, however often it is submitted, with or without separators', () => {
    const { state, effects } = take([typed(' 123-456 '), submit, submit, submit]);
    expect(effects).toEqual([{ kind: 'check-code', code: '123456' }]);
    expect(state).toMatchObject({ checking: true, typed: ' 123-456 ' });
  });

  it('counts the same refusal again, and keeps what was typed', () => {
    const { state } = take([typed('000000'), submit, wrong, submit, wrong]);
    expect(state).toMatchObject({
      typed: '000000',
      checking: false,
      failure: undefined,
      check: { attempt: 2, problems: { code: { kind: 'wrong-code', triesLeft: 2 } } },
    });
  });

  it('keeps a problem while the code is typed again, and drops it when it is submitted', () => {
    const refused = take([typed('000000'), submit, wrong]).state;
    expect(take([typed('123456')], refused).state.check).toBe(refused.check);
    expect(take([typed('123456'), submit], refused).state.check).toEqual({ attempt: 1, problems: {} });
  });

  it('keeps a failure while the check is tried again, and counts the next one', () => {
    const failed = take([typed('123456'), submit, unchecked]).state;
    expect(failed).toMatchObject({ checking: false, failure: 'offline' });
    expect(failed.check).toEqual({ attempt: 1, problems: {} });
    expect(take([submit], failed).state).toMatchObject({ checking: true, failure: 'offline' });
    expect(take([submit, unchecked], failed).state.check.attempt).toBe(2);
    expect(take([submit, wrong], failed).state.failure).toBeUndefined();
    expect(take([typed('1'), submit], failed).state.failure).toBeUndefined();
  });

  it('sends another code once at a time, says so, and restarts the countdown', () => {
    const asked = take([resend, resend]);
    expect(asked.effects).toEqual([{ kind: 'resend-code' }]);
    expect(asked.state.delivery).toMatchObject({ sending: 'same', resent: false });
    const again = take([resent], asked.state).state;
    expect(again).toMatchObject({ sentAt: LATER, delivery: { sending: undefined, resent: true } });
    expect(take([resend], again).state.delivery.resent).toBe(false);
  });

  it('says that the earlier code still works only while it may be valid', () => {
    const expired: Event = { kind: 'code-refused', problem: { kind: 'expired', triesLeft: 2 } };
    const isEarlierGood = (...events: readonly Event[]) => take(events).state.delivery.isEarlierGood;
    const sentAfter = (ms: number): Event => ({ ...resent, sentAt: (START + ms) as Instant });
    expect(isEarlierGood(resend, sentAfter(CODE_LIFETIME_MS - 1))).toBe(true);
    expect(isEarlierGood(resend, sentAfter(CODE_LIFETIME_MS))).toBe(false);
    expect(isEarlierGood(typed('123456'), submit, expired, resend, resent)).toBe(false);
    expect(isEarlierGood(typed('123456'), submit, expired, resend, typed('654321'), submit, resent)).toBe(
      false,
    );
    expect(isEarlierGood(typed('123456'), submit, wrong, resend, resent)).toBe(true);
    expect(isEarlierGood(typed('123456'), submit, expired, resend, resent, resend, resent)).toBe(true);
  });

  it('no longer requires a new code once one was sent, empties the field, and keeps what else is known of the last one', () => {
    const expired: Event = { kind: 'code-refused', problem: { kind: 'expired', triesLeft: 2 } };
    const given = (refused: Event) => take([typed('123456'), submit, refused, resend, resent]).state;
    // The new one would be typed behind a code that is of no use.
    expect(given(expired)).toMatchObject({ typed: '', check: { attempt: 1, problems: {} } });
    const early = take([typed('123456'), submit, expired, resend, typed('654321'), resent]).state;
    expect(early).toMatchObject({ typed: '654321', check: { problems: {} } });
    expect(given(wrong)).toMatchObject({
      typed: '123456',
      check: { problems: { code: { kind: 'wrong-code', triesLeft: 2 } } },
    });
  });

  it('does not ask for a new code in place of an expired one whose answer comes after the new one was sent', () => {
    const expired: Event = { kind: 'code-refused', problem: { kind: 'expired', triesLeft: 2 } };
    const sentMeanwhile = take([typed('123456'), submit, resend, resent]).state;
    const late = take([expired], sentMeanwhile).state;
    expect(late).toMatchObject({ typed: '', checking: false, check: { problems: {} } });
    expect(late.delivery).toMatchObject({ resent: true, isEarlierGood: false });
    // The new one may have expired too.
    const problems = { code: { kind: 'expired', triesLeft: 2 } };
    expect(take([typed('654321'), submit, expired], late).state.check).toEqual({ attempt: 1, problems });
    expect(take([wrong], sentMeanwhile).state.check.problems.code?.kind).toBe('wrong-code');
  });

  it('keeps the reason why a resend failed while it is retried, and drops it once a code was sent', () => {
    const failed = take([resend, unsent]).state;
    expect(failed.delivery).toMatchObject({
      sending: undefined,
      resent: false,
      failure: 'offline',
      attempt: 1,
    });
    expect(take([resend], failed).state.delivery).toMatchObject({ sending: 'same', failure: 'offline' });
    expect(take([resend, unsent], failed).state.delivery.attempt).toBe(2);
    expect(take([resend, resent], failed).state.delivery).toMatchObject({ failure: undefined, resent: true });
  });

  it('reports nothing where the countdown was still running', () => {
    const { state } = take([resend, dropped]);
    expect(state.delivery).toEqual(fresh.delivery);
    expect(state.sentAt).toBe(START);
  });

  it('shows the destination of the latest code', () => {
    const bySms = { method: 'SMS', phone: phone('202 555 0101') } as const;
    const event: Event = { kind: 'code-resent', destination: bySms, sentAt: LATER };
    expect(take([resend, event]).state.destination).toBe(bySms);
  });

  it('defines every event in every state: an unexpected answer changes nothing', () => {
    holds(
      fc.property(fc.array(fc.constantFrom(...every), { maxLength: 8 }), (events) => {
        const { state } = take(events);
        for (const event of every) {
          const step = stepCodeEntry(state, event);
          const isAnswer = ['code-refused', 'code-unchecked'].includes(event.kind);
          const isDelivery = ['code-resent', 'code-unsent'].includes(event.kind);
          if ((isAnswer && !state.checking) || (isDelivery && !state.delivery.sending))
            expect(step.state).toBe(state);
          // Sending and checking run concurrently.
          if (isAnswer) expect(step.state.delivery).toBe(state.delivery);
          if (isDelivery) expect(step.state.checking).toBe(state.checking);
          expect(step.state.check.attempt).toBeGreaterThanOrEqual(state.check.attempt);
          if (step.effects.length > 0)
            expect(step.state.checking || step.state.delivery.sending).toBeTruthy();
        }
        expect(stepCodeEntry(state, typed(state.typed)).state).toBe(state);
      }),
    );
  });
});

describe('a refusal', () => {
  it.each([
    [
      { kind: 'wrong-code', retriesLeft: 3 },
      { kind: 'wrong-code', triesLeft: 3 },
    ],
    [{ kind: 'wrong-code' }, { kind: 'wrong-code', triesLeft: undefined }],
    [{ kind: 'wrong-code', retriesLeft: 0 }, undefined],
    [
      { kind: 'expired-code', retriesLeft: 3 },
      { kind: 'expired', triesLeft: 3 },
    ],
    [{ kind: 'unauthenticated' }, undefined],
    [{ kind: 'locked', lockedUntil: LATER }, undefined],
    [{ kind: 'buyer-mismatch' }, undefined],
    [{ kind: 'unexplained' }, undefined],
  ] as const)('%o is shown as %o', (refusal, problem) => {
    expect(codeProblemOf(refusal)).toEqual(problem);
  });

  it('is recorded as an incorrect code only where the auth service calls the code wrong', () => {
    for (const kind of ['wrong-code', 'expired-code'])
      expect(codeEvents({ kind })).toEqual([{ event: 'incorrect_code', info: {} }]);
    for (const kind of ['locked', 'unauthenticated', 'buyer-mismatch', 'request-failed', 'network-error'])
      expect(codeEvents({ kind })).toEqual([]);
  });
});

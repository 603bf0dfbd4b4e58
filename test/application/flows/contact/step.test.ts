import { type ContactEvent, type ContactState, pageOf } from '@member-portal/application/flows/contact';
import { addMilliseconds, type Instant } from '@member-portal/domain/calendar';
import { CODE_LIFETIME_MS } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin } from '../../../../src/application/flows/contact/begin.ts';
import type { ContactEffect } from '../../../../src/application/flows/contact/effect.ts';
import type { ContactResult } from '../../../../src/application/flows/contact/event.ts';
import { step } from '../../../../src/application/flows/contact/step.ts';
import { email, phone } from '../../../support/builders/a-buyer.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { holds } from '../../../support/property-runs.ts';

const NEW = email('avery.new@example.com');
const destination = { method: 'EMAIL', email: NEW } as const;
const pending = { referenceId: 'reference-1', destination, sentAt: START };
const LATER = addMilliseconds(START, 60_000);
const first = begin({ method: 'EMAIL', typed: '', pending: undefined, lock: undefined }, START);

type Event = ContactEvent | ContactResult;
const type = (text: string): Event => ({ kind: 'type-contact', text });
const typeCode = (text: string): Event => ({ kind: 'type-code', text });
const send: Event = { kind: 'send-code' };
const submit: Event = { kind: 'submit-code' };
const resend: Event = { kind: 'resend-code' };
const back: Event = { kind: 'back' };
const changed: Event = { kind: 'contact-changed' };
const notChanged = (failure: Extract<ContactResult, { kind: 'contact-not-changed' }>['failure']): Event => ({
  kind: 'contact-not-changed',
  failure,
});
const wrong = notChanged({ kind: 'wrong-code', retriesLeft: 2 });

const run = (from: ContactState, ...events: readonly Event[]) =>
  events.reduce<{ state: ContactState; effects: readonly ContactEffect[] }>(
    (before, event) => {
      const { state, effects } = step(before.state, event);
      return { state, effects: [...before.effects, ...effects] };
    },
    { state: from, effects: [] },
  );
/** The code has been sent to the new one. */
const sent = () => {
  const sending = run(first.state, type(' avery.new@EXAMPLE.com '), send);
  if (sending.state.kind !== 'sending') throw new Error('it is not being sent');
  const asked = sending.state.destination;
  const awaited = { ...pending, destination: asked };
  return { asked, ...run(sending.state, { kind: 'code-sent', asked, pending: awaited }), pending: awaited };
};
const checking = () => run(sent().state, typeCode('123 456'), submit);

describe('the start of a change of a contact', () => {
  // Proves.
  it('is the form, with no earlier code pending', () => {
    expect(first).toEqual({
      state: {
        kind: 'editing',
        method: 'EMAIL',
        typed: '',
        lock: undefined,
        check: { attempt: 0, problems: {} },
        failure: undefined,
      },
      effects: [{ kind: 'record-page', page: 'edit email' }, { kind: 'drop-pending' }],
    });
  });

  it('is the code step while a code can be valid, with the form to go back to', () => {
    const kept = { method: 'SMS', typed: '202', pending, lock: undefined } as const;
    const resumed = begin(kept, addMilliseconds(START, CODE_LIFETIME_MS - 1));
    expect(resumed).toMatchObject({ state: { kind: 'verifying', typed: '202', pending } });
    expect(resumed.effects).toEqual([{ kind: 'record-page', page: 'verify mobile' }]);
    expect(begin(kept, addMilliseconds(START, CODE_LIFETIME_MS)).state.kind).toBe('editing');
  });

  it('reports a lock that has not ended, and no other', () => {
    const kept = { method: 'EMAIL', typed: '', pending: undefined } as const;
    const lockAt = (until: Instant | undefined, now: Instant) => {
      const { state } = begin({ ...kept, lock: { until } }, now);
      return state.kind === 'changed' ? undefined : state.lock;
    };
    expect(lockAt(LATER, START)).toEqual({ until: LATER });
    expect(lockAt(LATER, LATER)).toBeUndefined();
    expect(lockAt(undefined, START)).toBeUndefined();
  });
});

describe('the form', () => {
  it.each([
    ['EMAIL', '', { kind: 'empty' }],
    ['EMAIL', 'avery@', { kind: 'invalid-email' }],
    ['SMS', '555', { kind: 'invalid-phone' }],
  ] as const)('reports a %s “%s” as invalid and requests no code', (method, text, problem) => {
    const { state } = begin({ method, typed: '', pending: undefined, lock: undefined }, START);
    const refused = run(state, type(text), send, send);
    expect(refused.state).toMatchObject({
      kind: 'editing',
      typed: text,
      check: { attempt: 2, problems: { contact: problem } },
    });
    expect(refused.effects).toEqual([{ kind: 'keep-typed', text }]);
    expect(run(refused.state, type('a')).state).toHaveProperty('check', { attempt: 2, problems: {} });
  });

  it('requests one code to what was typed, normalized', () => {
    const { state, effects } = run(first.state, type(' avery.new@EXAMPLE.com '), send, send);
    expect(state).toMatchObject({ kind: 'sending', destination, typed: ' avery.new@EXAMPLE.com ' });
    expect(effects.slice(1)).toEqual([{ kind: 'request-code', destination }]);
  });

  it('requests a code to a mobile as well', () => {
    const { state } = begin({ method: 'SMS', typed: '', pending: undefined, lock: undefined }, START);
    expect(run(state, type('202 555 0177'), send).state).toMatchObject({
      destination: { method: 'SMS', phone: phone('+12025550177') },
    });
  });

  it('refuses the one on file, and keeps the reason why a code was not sent while sending is retried', () => {
    const sending = run(first.state, type(NEW), send).state;
    if (sending.kind !== 'sending') throw new Error('it is not being sent');
    const asked = sending.destination;
    expect(
      step(sending, { kind: 'code-not-sent', asked, failure: { kind: 'unchanged' } }).state,
    ).toMatchObject({
      kind: 'editing',
      failure: undefined,
      check: { attempt: 1, problems: { contact: { kind: 'unchanged' } } },
    });
    const failed = step(sending, { kind: 'code-not-sent', asked, failure: OFFLINE }).state;
    expect(failed).toMatchObject({ kind: 'editing', failure: OFFLINE, check: { attempt: 1 } });
    expect(step(sending, { kind: 'code-not-sent', asked, failure: undefined }).state).toMatchObject({
      kind: 'editing',
      failure: undefined,
      lock: undefined,
    });
    expect(step(failed, send).state).toMatchObject({ kind: 'sending', failure: OFFLINE });
    expect(step(step(failed, type('')).state, send).state).toMatchObject({ failure: undefined });
  });

  it('keeps a lock on codes instead of reporting a failure, and sends none until it has ended', () => {
    const sending = run(first.state, type(NEW), send).state;
    if (sending.kind !== 'sending') throw new Error('it is not being sent');
    const asked = sending.destination;
    const locked = step(sending, {
      kind: 'code-not-sent',
      asked,
      failure: { kind: 'locked', lockedUntil: LATER },
    });
    expect(locked).toMatchObject({ state: { kind: 'editing', lock: { until: LATER }, failure: undefined } });
    expect(locked.effects).toEqual([{ kind: 'keep-lock', lock: { until: LATER } }]);
    expect(step(locked.state, send)).toEqual({ state: locked.state, effects: [] });
    const ended = step(locked.state, { kind: 'lock-ended', lock: { until: LATER } });
    const again = step(ended.state, send).state;
    if (again.kind !== 'sending') throw new Error('it is not being sent');
    const through = step(again, { kind: 'code-sent', asked: again.destination, pending });
    expect(through.state).toMatchObject({ kind: 'verifying', lock: undefined });
    expect(through.effects).toContainEqual({ kind: 'drop-lock' });
  });

  it('ends the lock it was told of, and no later one, and leaves what was typed', () => {
    const sending = run(first.state, type(NEW), send).state;
    if (sending.kind !== 'sending') throw new Error('it is not being sent');
    const failure = { kind: 'locked', lockedUntil: LATER } as const;
    const { state } = step(sending, { kind: 'code-not-sent', asked: sending.destination, failure });
    expect(step(state, { kind: 'lock-ended', lock: { until: START } })).toEqual({ state, effects: [] });
    expect(step(state, { kind: 'lock-ended', lock: { until: LATER } })).toEqual({
      state: { ...state, lock: undefined },
      effects: [{ kind: 'drop-lock' }],
    });
    expect(step(first.state, { kind: 'lock-ended', lock: { until: LATER } }).effects).toEqual([]);
  });

  it('ignores an answer that belongs to another address', () => {
    const sending = run(first.state, type(NEW), send).state;
    const elsewhere = { method: 'EMAIL', email: email('other@example.com') } as const;
    expect(step(sending, { kind: 'code-sent', asked: elsewhere, pending })).toEqual({
      state: sending,
      effects: [],
    });
    expect(step(sending, { kind: 'code-not-sent', asked: elsewhere, failure: OFFLINE })).toEqual({
      state: sending,
      effects: [],
    });
  });
});

describe('verifying a new contact', () => {
  // Proves.
  it('stores the pending code with what was typed, and waits for it', () => {
    const { state, effects, pending: awaited } = sent();
    expect(state).toMatchObject({
      kind: 'verifying',
      typed: ' avery.new@EXAMPLE.com ',
      pending: awaited,
      entry: { typed: '', checking: false },
    });
    expect(effects).toEqual([
      { kind: 'record-page', page: 'verify email' },
      { kind: 'drop-lock' },
      { kind: 'keep-pending', pending: awaited },
    ]);
  });

  it('changes the contact once by its code, and ends on the page that says so', () => {
    const { effects } = run(checking().state, submit);
    expect(effects).toEqual([]);
    expect(checking().effects).toEqual([
      { kind: 'change-contact', pending: { ...pending, destination }, code: '123456' },
    ]);
    expect(run(checking().state, changed)).toEqual({
      state: { kind: 'changed', method: 'EMAIL', destination },
      effects: [{ kind: 'record-page', page: 'edit email success' }],
    });
  });

  it('records a wrong code, reports the tries left, and keeps the typed code', () => {
    const { state, effects } = run(checking().state, wrong);
    expect(effects).toEqual([{ kind: 'record-event', event: { event: 'incorrect_code', info: {} } }]);
    expect(state).toMatchObject({
      lock: undefined,
      entry: {
        typed: '123 456',
        checking: false,
        check: { attempt: 1, problems: { code: { kind: 'wrong-code', triesLeft: 2 } } },
      },
    });
  });

  it('records an expired code like a wrong one, and asks for a new one, which takes the problem away', () => {
    const { state, effects } = run(checking().state, notChanged({ kind: 'expired-code', retriesLeft: 2 }));
    expect(effects).toEqual([{ kind: 'record-event', event: { event: 'incorrect_code', info: {} } }]);
    expect(state).toMatchObject({
      lock: undefined,
      entry: { checking: false, check: { problems: { code: { kind: 'expired', triesLeft: 2 } } } },
    });
    if (state.kind !== 'verifying') throw new Error('no code is awaited');
    const resent: Event = { kind: 'code-sent', asked: state.pending.destination, pending: state.pending };
    expect(run(state, resend, resent).state).toMatchObject({ entry: { check: { problems: {} } } });
  });

  it('locks and records at the last try, and checks no further code', () => {
    const { state, effects } = run(
      checking().state,
      notChanged({ kind: 'wrong-code', retriesLeft: 0, lockedUntil: LATER }),
    );
    expect(effects.map(({ kind }) => kind)).toEqual(['record-event', 'keep-lock']);
    expect(state).toMatchObject({ lock: { until: LATER }, entry: { checking: false } });
    expect(run(state, typeCode('1'), submit, resend)).toEqual({ state, effects: [] });
    expect(run(state, back).state).toMatchObject({ kind: 'editing', lock: { until: LATER } });
  });

  it('locks codes where the platform reports a lock without a verdict on the code', () => {
    const { state, effects } = run(checking().state, notChanged({ kind: 'locked', lockedUntil: LATER }));
    expect(effects).toEqual([{ kind: 'keep-lock', lock: { until: LATER } }]);
    expect(state).toMatchObject({ lock: { until: LATER }, entry: { checking: false } });
  });

  it('is the same state while the same code is typed', () => {
    const typed = run(sent().state, typeCode('12')).state;
    expect(step(typed, typeCode('12')).state).toBe(typed);
  });

  it('ignores a code that was not requested, and one to another address', () => {
    const { state, asked } = sent();
    const second = { referenceId: 'reference-2', destination: asked, sentAt: LATER };
    expect(step(state, { kind: 'code-sent', asked, pending: second })).toEqual({ state, effects: [] });
    const asking = run(state, resend).state;
    const elsewhere = { method: 'EMAIL', email: email('other@example.com') } as const;
    for (const answer of [
      { kind: 'code-sent', asked: elsewhere, pending: second },
      { kind: 'code-not-sent', asked: elsewhere, failure: OFFLINE },
    ] as const)
      expect(step(asking, answer)).toEqual({ state: asking, effects: [] });
  });

  it('reports a refusal that is not about the code as such, and does not record it as wrong', () => {
    const { state, effects } = run(checking().state, notChanged({ kind: 'unauthenticated' }));
    expect(effects).toEqual([]);
    expect(state).toMatchObject({
      entry: { check: { problems: {} }, failure: { kind: 'unauthenticated' } },
    });
  });

  it.each([OFFLINE, { kind: 'changed-underneath' }, { kind: 'unknown-outcome' }] as const)(
    'keeps the code after $kind, for a retry',
    (failure) => {
      const { state } = run(checking().state, notChanged(failure));
      expect(state).toMatchObject({ entry: { typed: '123 456', checking: false, failure } });
      expect(run(state, submit).effects).toMatchObject([{ kind: 'change-contact', code: '123456' }]);
    },
  );

  it('replaces the first code with a later one, under its own reference', () => {
    const { state, asked } = sent();
    const asking = run(state, resend, resend);
    expect(asking.effects).toMatchObject([
      { kind: 'request-another-code', pending: { referenceId: 'reference-1' } },
    ]);
    const second = { referenceId: 'reference-2', destination: asked, sentAt: LATER };
    const { state: after, effects } = run(asking.state, { kind: 'code-sent', asked, pending: second });
    expect(after).toMatchObject({ pending: second, entry: { sentAt: LATER, delivery: { resent: true } } });
    expect(effects).toEqual([{ kind: 'keep-pending', pending: second }]);
  });

  it('reports why another code was not sent, except during a countdown; a lock is stored', () => {
    const { state, asked } = sent();
    const asking = run(state, resend).state;
    const told = (failure: Extract<ContactResult, { kind: 'code-not-sent' }>['failure']) =>
      run(asking, { kind: 'code-not-sent', asked, failure }).state;
    expect(told(OFFLINE)).toMatchObject({ entry: { delivery: { failure: OFFLINE, sending: undefined } } });
    expect(told(undefined)).toMatchObject({ lock: undefined, entry: { delivery: { failure: undefined } } });
    expect(told({ kind: 'unchanged' })).toMatchObject({
      kind: 'editing',
      check: { attempt: 1, problems: { contact: { kind: 'unchanged' } } },
    });
    expect(told({ kind: 'locked', lockedUntil: LATER })).toMatchObject({
      lock: { until: LATER },
      entry: { delivery: { failure: undefined } },
    });
  });

  it('leaves it to the code that is being checked to tell that the new one is on file', () => {
    const { state, asked } = sent();
    const unchanged: Event = { kind: 'code-not-sent', asked, failure: { kind: 'unchanged' } };
    expect(run(state, resend, typeCode('123 456'), submit, unchanged).state).toMatchObject({
      kind: 'verifying',
      entry: { checking: true, delivery: { failure: undefined, sending: undefined } },
    });
  });

  // Proves.
  it('goes back to what was typed and drops the pending code, unless it is being checked', () => {
    const { state, effects } = run(sent().state, back);
    expect(state).toEqual({
      kind: 'editing',
      method: 'EMAIL',
      lock: undefined,
      typed: ' avery.new@EXAMPLE.com ',
      check: { attempt: 0, problems: {} },
      failure: undefined,
    });
    expect(effects).toEqual([{ kind: 'record-page', page: 'edit email' }, { kind: 'drop-pending' }]);
    expect(run(checking().state, back)).toEqual({ state: checking().state, effects: [] });
  });

  it('ignores the answer to a code that was requested before Back', () => {
    const { state, asked } = sent();
    const again = run(state, resend, back, send).state;
    expect(again.kind).toBe('sending');
    expect(step(again, { kind: 'code-sent', asked, pending })).toEqual({ state: again, effects: [] });
  });
});

describe('every event in every state', () => {
  const events: readonly Event[] = [
    type(NEW),
    type('avery@'),
    send,
    typeCode('123456'),
    typeCode('1'),
    submit,
    resend,
    back,
    changed,
    wrong,
    notChanged({ kind: 'locked', lockedUntil: undefined }),
    notChanged(OFFLINE),
  ];
  const answers = ['code-sent', 'failed', 'locked'] as const;

  it('changes nothing once the new one is on file', () => {
    const { state } = run(checking().state, changed);
    for (const event of events) expect(step(state, event)).toEqual({ state, effects: [] });
  });

  it('has a defined result; at most one change is in progress, and each page is recorded when it is entered', () => {
    holds(
      fc.property(fc.array(fc.constantFrom(...events, ...answers)), (happened) => {
        happened.reduce<ContactState>((state, next) => {
          const asked =
            state.kind === 'sending'
              ? state.destination
              : state.kind === 'verifying'
                ? state.pending.destination
                : destination;
          const event: Event =
            next === 'code-sent'
              ? { kind: 'code-sent', asked, pending: { ...pending, destination: asked } }
              : next === 'failed'
                ? { kind: 'code-not-sent', asked, failure: OFFLINE }
                : next === 'locked'
                  ? { kind: 'code-not-sent', asked, failure: { kind: 'locked', lockedUntil: LATER } }
                  : next;
          const taken = step(state, event);
          const { state: after, effects } = taken;
          const isChecking = state.kind === 'verifying' && state.entry.checking;
          if (isChecking || (state.kind === 'verifying' && state.lock))
            expect(effects.some(({ kind }) => kind === 'change-contact')).toBe(false);
          if (state.kind === 'changed') expect(taken).toEqual({ state, effects: [] });
          if (after.kind === 'changed' && state.kind !== 'changed') expect(isChecking).toBe(true);
          expect(effects.some(({ kind }) => kind === 'record-page')).toBe(pageOf(state) !== pageOf(after));
          return after;
        }, first.state);
      }),
    );
  });
});

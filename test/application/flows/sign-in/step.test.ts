import { pageOf, type SignInState } from '@member-portal/application/flows/sign-in';
import type { PendingSignIn } from '@member-portal/application/ports';
import { oneTimeCode } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import type { SignInEvent, SignInResult } from '../../../../src/application/flows/sign-in/event.ts';
import { contactStep, lockedStep, waitingStep } from '../../../../src/application/flows/sign-in/screens.ts';
import { step } from '../../../../src/application/flows/sign-in/step.ts';
import { email, phone } from '../../../support/builders/a-buyer.ts';
import { START } from '../../../support/fakes/fake-time.ts';

const typed = { email: 'avery.stone@example.com', phone: '202 555 0101', method: 'EMAIL' } as const;
const pending: PendingSignIn = {
  referenceId: 'one',
  destination: { method: 'EMAIL', email: email(typed.email) },
  sentAt: START,
};
const code = oneTimeCode('123456')._unsafeUnwrap();
const led = (state: SignInState, ...events: readonly (SignInEvent | SignInResult)[]): SignInState =>
  events.reduce((from, event) => step(from, event).state, state);

const contact = contactStep(typed);
const awaited = led(waitingStep(typed, pending), { kind: 'type-code', text: '123456' });
const asked = waitingStep(typed, { ...pending, code, mismatches: 1 });

const events = {
  prepare: { kind: 'prepare' },
  type: { kind: 'type', field: 'email', text: 'a' },
  'choose e-mail': { kind: 'choose-method', method: 'EMAIL' },
  'choose mobile': { kind: 'choose-method', method: 'SMS' },
  'send code': { kind: 'send-code' },
  'type code': { kind: 'type-code', text: '1' },
  'submit code': { kind: 'submit-code' },
  'resend code': { kind: 'resend-code' },
  'try other': { kind: 'try-other-channel' },
  'submit both': { kind: 'submit-both' },
  'start over': { kind: 'start-over' },
  'switch person': { kind: 'switch-person' },
  sent: { kind: 'sent', pending: { ...pending, sentAt: (START + 1) as typeof START } },
  unsent: { kind: 'unsent', problem: { kind: 'unexplained' } },
  opened: { kind: 'opened' },
  refused: { kind: 'refused', problem: { kind: 'unexplained' }, pending },
} as const satisfies Record<string, SignInEvent | SignInResult>;
type Name = keyof typeof events;

const atCode = ['prepare', 'choose e-mail', 'choose mobile', 'type code'] as const;
const sends = ['resend code', 'try other'] as const;
/** Events that mean something in each state; `opened` does in all, because a session may open behind a step that was left. */
const states: Readonly<Record<string, readonly [state: SignInState, meaningful: readonly Name[]]>> = {
  'the address': [contact, ['prepare', 'type', 'choose mobile', 'send code']],
  'the address, sending': [
    led(contact, events['send code']),
    ['prepare', 'type', 'choose mobile', 'sent', 'unsent'],
  ],
  'the code': [awaited, [...atCode, 'submit code', ...sends]],
  'the code, checking': [led(awaited, events['submit code']), [...atCode, ...sends, 'refused']],
  'the code, sending another': [
    led(awaited, events['resend code']),
    [...atCode, 'submit code', 'sent', 'unsent'],
  ],
  'the code, sending to the other channel': [
    led(awaited, events['try other']),
    [...atCode, 'submit code', 'sent', 'unsent'],
  ],
  'the question for both': [asked, ['prepare', 'type', 'submit both', 'start over']],
  'the question for both, checking': [
    led(asked, events['submit both']),
    ['prepare', 'type', 'start over', 'refused'],
  ],
  'a lock': [lockedStep(typed, undefined), ['prepare', 'start over', 'switch person']],
  'signed in': [led(awaited, events['submit code'], events.opened), []],
};

describe('a step of signing in', () => {
  const pairs = Object.entries(states).flatMap(([at, [state, meaningful]]) =>
    Object.entries(events).map(([name, event]) => ({
      at,
      name,
      state,
      event,
      hasMeaning: meaningful.includes(name as Name) || (name === 'opened' && at !== 'signed in'),
    })),
  );

  it.each(pairs)('at $at: whether $name changes something is $hasMeaning', ({ state, event, hasMeaning }) => {
    const { state: next, effects } = step(state, event);
    expect(next !== state || effects.length > 0).toBe(hasMeaning);
  });

  it('changes nothing where the same value is typed or chosen again', () => {
    for (const event of [
      { kind: 'type', field: 'email', text: typed.email },
      { kind: 'choose-method', method: typed.method },
    ] as const)
      expect(step(contact, event)).toEqual({ state: contact, effects: [] });
  });

  it('resumes at the question for both where the code of the other channel was right before', () => {
    const sending = led(awaited, events['try other']);
    const bySms = { method: 'SMS', phone: phone('202 555 0101') } as const;
    expect(step(sending, { kind: 'sent', pending: { ...pending, destination: bySms } })).toMatchObject({
      state: { kind: 'code', entry: { destination: bySms, typed: '' } },
      effects: [
        { kind: 'cancel' },
        { kind: 'record-page', page: 'login verification code' },
        { kind: 'tell-code-awaited' },
      ],
    });
  });

  it('reports no failure where the other channel is the same', () => {
    const sending = led(awaited, events['try other']);
    const { state, effects } = step(sending, { kind: 'unsent', problem: { kind: 'same-channel' } });
    expect(state).toMatchObject({ entry: { delivery: { sending: undefined, failure: undefined } } });
    expect(effects).toEqual([]);
  });

  it.each([
    [{ kind: 'wrong-code', retriesLeft: 2 }, ['incorrect_code', 'login_failure']],
    [{ kind: 'unexplained' }, ['login_failure']],
    [{ kind: 'request-failed', failure: { kind: 'network-error' } }, ['login_failure']],
    [{ kind: 'request-failed', failure: { kind: 'cancelled' } }, []],
  ] as const)(
    'records why a code was refused, and nothing where its check was cancelled: %j',
    (problem, recorded) => {
      const checking = led(awaited, events['submit code']);
      const { effects } = step(checking, { kind: 'refused', problem, pending });
      expect(effects.map((effect) => (effect.kind === 'record' ? effect.event.event : effect))).toEqual(
        recorded,
      );
    },
  );

  it.each([
    [contact, 'login email'],
    [contactStep({ ...typed, method: 'SMS' }), 'login mobile'],
    [awaited, 'login verification code'],
    [asked, 'email mobile mismatch verification'],
    [lockedStep(typed, START), undefined],
    [led(awaited, events['submit code'], events.opened), undefined],
  ] as const)('has a page: %#', (state, page) => {
    expect(pageOf(state)).toBe(page);
  });
});

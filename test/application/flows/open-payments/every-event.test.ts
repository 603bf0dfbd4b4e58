import {
  beginLooking,
  type OpenPaymentsAnswer,
  type OpenPaymentsEvent,
  type OpenPaymentsState,
  step,
} from '@member-portal/application/flows/open-payments';
import type { LoanId } from '@member-portal/domain/loan';
import { array, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { holds } from '../../../support/property-runs.ts';

type Happening = OpenPaymentsEvent | OpenPaymentsAnswer;

const LOAN = 'loan-1' as LoanId;
const OTHER = 'loan-2' as LoanId;
const order = { requestKey: 'key-1', sendings: 1 };
const undecided = { kind: 'undecided' } as const;
const booked = { kind: 'booked', payment: { kind: 'in-progress', request: aPaymentRequest() } } as const;
const neverBooked = { kind: 'never-booked', order } as const;

type Outcome = Extract<OpenPaymentsAnswer, { kind: 'outcome-found' }>['outcome'];

const lookedUp = (look = 1, loanIds = [LOAN], outcome: Outcome = undecided): Happening => ({
  kind: 'looked-up',
  look,
  open: loanIds.map((loanId) => ({ loanId, outcome })),
});
const found = (outcome: Outcome, look = 1, loanId = LOAN): Happening => ({
  kind: 'outcome-found',
  look,
  loanId,
  outcome,
});
const pause: Happening = { kind: 'pause' };
const look: Happening = { kind: 'look' };
const putAway: Happening = { kind: 'put-away', loanId: LOAN };

const play = (events: readonly Happening[]): OpenPaymentsState =>
  events.reduce<OpenPaymentsState>((state, event) => step(state, event).state, beginLooking.state);

const runs: Readonly<Record<string, readonly Happening[]>> = {
  'looking for the first time': [],
  'following an undecided one': [lookedUp(), found(undecided)],
  'telling of a booked one': [lookedUp(), found(booked)],
  'telling of one that was never booked': [lookedUp(), found(neverBooked)],
  paused: [pause],
  'paused with a booked one': [lookedUp(), found(booked), pause],
};

const every: Readonly<Record<string, Happening>> = {
  pause,
  look,
  'put-away': putAway,
  'put-away of another loan': { kind: 'put-away', loanId: OTHER },
  'looked-up': lookedUp(),
  'looked-up before': lookedUp(0),
  'looked up later': lookedUp(2),
  'looked-up booked': lookedUp(1, [LOAN], booked),
  'looked-up booked before': lookedUp(0, [LOAN], booked),
  found: found(booked),
  'found before': found(booked, 0),
  'found never booked': found(neverBooked),
  'found never booked before': found(neverBooked, 0),
};
/** Told at any time: its intent is closed, so that nobody finds it again. */
const BOOKED = ['looked-up booked', 'looked-up booked before', 'found', 'found before'];

const ANSWERS = ['looked-up', 'found never booked', ...BOOKED];
const meant: Readonly<Record<keyof typeof runs, readonly string[]>> = {
  'looking for the first time': ['pause', ...ANSWERS],
  'following an undecided one': ['pause', ...ANSWERS],
  'telling of a booked one': ['pause', 'put-away', ...ANSWERS],
  'telling of one that was never booked': ['pause', 'put-away', ...ANSWERS],
  paused: ['look', ...BOOKED],
  'paused with a booked one': ['look', 'put-away', ...BOOKED],
};

describe('the open payments', () => {
  it.each(Object.keys(runs))('take every event while they are %s', (name) => {
    const state = play(runs[name] ?? []);
    const moved = Object.entries(every).filter(([, event]) => {
      const taken = step(state, event);
      return taken.state !== state || taken.effects.length > 0;
    });
    expect(moved.map(([kind]) => kind).toSorted()).toEqual(meant[name]?.toSorted());
  });

  it('are looked up anew after a pause, and of answers to an earlier look only a booked one counts', () => {
    expect(beginLooking.effects).toEqual([{ kind: 'look-up', look: 1 }]);
    const paused = step(beginLooking.state, pause);
    expect(paused.effects).toEqual([{ kind: 'stop' }]);
    const again = step(paused.state, look);
    expect(again).toEqual({
      state: { kind: 'watching', look: 2, payments: [] },
      effects: [{ kind: 'look-up', look: 2 }],
    });
    for (const outcome of [undecided, neverBooked, { kind: 'none-open' } as const])
      expect(step(again.state, found(outcome, 1)).state).toBe(again.state);
    for (const at of [1, 2])
      expect(step(again.state, found(booked, at)).state).toEqual({
        ...again.state,
        payments: [{ loanId: LOAN, outcome: booked }],
      });
  });

  it('settle while paused, or for an earlier look, what was booked and nothing else', () => {
    const answer = (at: number): Happening => ({
      kind: 'looked-up',
      look: at,
      open: [
        { loanId: LOAN, outcome: undecided },
        { loanId: OTHER, outcome: booked },
      ],
    });
    for (const events of [[pause], [pause, look], [found(undecided), found(neverBooked, 1, OTHER), pause]]) {
      const state = play(events);
      expect(step(state, answer(1))).toEqual({
        state,
        effects: [{ kind: 'settle', look: 1, found: { loanId: OTHER, outcome: booked } }],
      });
    }
  });

  it('keep a booked one where a look finds its loan without an open payment', () => {
    const events = [pause, look, found(booked, 1), found({ kind: 'none-open' }, 2)];
    expect(play(events).payments).toEqual([{ loanId: LOAN, outcome: booked }]);
    expect(play([...events, putAway]).payments).toEqual([]);
  });

  it('settle each one that is found, and tell one outcome a loan', () => {
    const { effects } = step(beginLooking.state, lookedUp(1, [LOAN, OTHER]));
    expect(effects).toEqual(
      [LOAN, OTHER].map((loanId) => ({ kind: 'settle', look: 1, found: { loanId, outcome: undecided } })),
    );
    const { payments } = play([lookedUp(), found(undecided), found(undecided, 1, OTHER), found(booked)]);
    expect(payments).toEqual([
      { loanId: OTHER, outcome: undecided },
      { loanId: LOAN, outcome: booked },
    ]);
    expect(play([found(undecided), found({ kind: 'none-open' })]).payments).toEqual([]);
    expect(step(beginLooking.state, found(booked)).effects).toEqual([]);
  });

  it('tell no more what the flow of the payment itself has told meanwhile, but still what was booked', () => {
    const told = [found(undecided), found(neverBooked, 1, OTHER), pause, look];
    expect(play([...told, lookedUp(2, [])]).payments).toEqual([]);
    expect(play([...told, lookedUp(2, [OTHER])]).payments).toEqual([{ loanId: OTHER, outcome: neverBooked }]);
    expect(play([found(booked), pause, look, lookedUp(2, [])]).payments).toHaveLength(1);
  });

  it('put one that was never booked away for good, and one that was booked from the page alone', () => {
    expect(step(play([found(neverBooked)]), putAway)).toMatchObject({
      state: { payments: [] },
      effects: [{ kind: 'put-away', loanId: LOAN, order }],
    });
    expect(step(play([found(booked)]), putAway)).toMatchObject({ state: { payments: [] }, effects: [] });
  });

  it('never tell two outcomes of a loan, and put away nothing that is undecided', () => {
    const outcomes = [undecided, booked, neverBooked, { kind: 'none-open' } as const];
    const happenings = [LOAN, OTHER].flatMap((loanId) => [
      { kind: 'put-away', loanId } as const,
      ...[1, 2].flatMap((at) => outcomes.map((outcome) => found(outcome, at, loanId))),
    ]);
    holds(
      property(
        array(constantFrom(pause, look, lookedUp(), lookedUp(2, []), ...happenings), { maxLength: 20 }),
        (events) => {
          let { state } = beginLooking;
          for (const event of events) {
            const taken = step(state, event);
            for (const effect of taken.effects)
              if (effect.kind === 'put-away')
                expect(state.payments).toContainEqual({ loanId: effect.loanId, outcome: neverBooked });
            ({ state } = taken);
            const loans = state.payments.map(({ loanId }) => loanId);
            expect(new Set(loans).size).toBe(loans.length);
          }
        },
      ),
    );
  });
});

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

const lookedUp = (...loanIds: readonly LoanId[]): Happening => ({ kind: 'looked-up', loanIds });
const found = (outcome: Outcome, loanId = LOAN): Happening => ({ kind: 'outcome-found', loanId, outcome });
const pause: Happening = { kind: 'pause' };
const look: Happening = { kind: 'look' };

/** Dismisses the reported payment of a loan, or one that is not reported. */
const putAway = (state: OpenPaymentsState, loanId = LOAN): Happening => ({
  kind: 'put-away',
  payment: state.payments.find((one) => one.loanId === loanId) ?? { loanId, outcome: booked },
});

const play = (events: readonly Happening[]): OpenPaymentsState =>
  events.reduce<OpenPaymentsState>((state, event) => step(state, event).state, beginLooking.state);

const runs: Readonly<Record<string, readonly Happening[]>> = {
  'looking for the first time': [],
  'following an undecided one': [lookedUp(LOAN), found(undecided)],
  'telling of a booked one': [lookedUp(LOAN), found(booked)],
  'telling of one that was never booked': [lookedUp(LOAN), found(neverBooked)],
  paused: [pause],
  'paused with a booked one': [lookedUp(LOAN), found(booked), pause],
};

const every = (state: OpenPaymentsState): Readonly<Record<string, Happening>> => ({
  pause,
  look,
  'put-away': putAway(state),
  'put-away of another loan': putAway(state, OTHER),
  'looked-up': lookedUp(LOAN),
  found: found(booked),
  'found never booked': found(neverBooked),
});

/** Not sent while paused: the runner of a look ends with it. */
const ANSWERS = ['looked-up', 'found', 'found never booked'];
const meant: Readonly<Record<keyof typeof runs, readonly string[]>> = {
  'looking for the first time': ['pause', ...ANSWERS],
  'following an undecided one': ['pause', ...ANSWERS],
  'telling of a booked one': ['pause', 'put-away', ...ANSWERS],
  'telling of one that was never booked': ['pause', 'put-away', ...ANSWERS],
  paused: ['look', ...ANSWERS],
  'paused with a booked one': ['look', 'put-away', ...ANSWERS],
};

describe('the open payments', () => {
  it.each(Object.keys(runs))('handle every event while they are %s', (name) => {
    const state = play(runs[name] ?? []);
    const moved = Object.entries(every(state)).filter(([, event]) => {
      const taken = step(state, event);
      return taken.state !== state || taken.effects.length > 0;
    });
    expect(moved.map(([kind]) => kind).toSorted()).toEqual(meant[name]?.toSorted());
  });

  it('are looked up again after a pause', () => {
    expect(beginLooking.effects).toEqual([{ kind: 'look-up' }]);
    const paused = step(beginLooking.state, pause);
    expect(paused.effects).toEqual([{ kind: 'stop' }]);
    expect(step(paused.state, look)).toEqual({
      state: { kind: 'watching', payments: [] },
      effects: [{ kind: 'look-up' }],
    });
  });

  it('keep a booked one where a look-up finds no open payment of its loan', () => {
    const state = play([found(booked), pause, look, found({ kind: 'none-open' })]);
    expect(state.payments).toEqual([{ loanId: LOAN, outcome: booked }]);
    expect(step(state, putAway(state)).state.payments).toEqual([]);
  });

  it('keep a booked one beside another payment of its loan, which is dismissed separately', () => {
    for (const outcome of [undecided, neverBooked]) {
      const state = play([found(booked), pause, look, lookedUp(LOAN), found(outcome)]);
      expect(state.payments).toEqual([
        { loanId: LOAN, outcome: booked },
        { loanId: LOAN, outcome },
      ]);
      const [first] = state.payments;
      if (!first) throw new Error('nothing told');
      expect(step(state, { kind: 'put-away', payment: first }).state.payments).toEqual([
        { loanId: LOAN, outcome },
      ]);
      expect(step(state, found({ kind: 'none-open' })).state.payments).toEqual([first]);
    }
  });

  it('report only the later of two booked payments of a loan', () => {
    const later = {
      ...booked,
      payment: { ...booked.payment, request: aPaymentRequest({ id: 'payment-2' }) },
    };
    const state = play([found(booked), found(booked, OTHER), pause, look, lookedUp(LOAN), found(later)]);
    expect(state.payments).toEqual([
      { loanId: OTHER, outcome: booked },
      { loanId: LOAN, outcome: later },
    ]);
  });

  it('report the outcome of each', () => {
    const { payments } = play([
      lookedUp(LOAN, OTHER),
      found(undecided),
      found(undecided, OTHER),
      found(booked),
    ]);
    expect(payments).toEqual([
      { loanId: OTHER, outcome: undecided },
      { loanId: LOAN, outcome: booked },
    ]);
    expect(play([found(undecided), found({ kind: 'none-open' })]).payments).toEqual([]);
    expect(step(beginLooking.state, found(undecided)).effects).toEqual([]);
  });

  it('drop what the payment’s own flow has reported meanwhile, except what was booked', () => {
    const told = [found(undecided), found(neverBooked, OTHER), pause, look];
    expect(play([...told, lookedUp()]).payments).toEqual([]);
    expect(play([...told, lookedUp(OTHER)]).payments).toEqual([{ loanId: OTHER, outcome: neverBooked }]);
    expect(play([found(booked), pause, look, lookedUp()]).payments).toHaveLength(1);
  });

  it('close the order of a booked one when it is reported, and of a never-booked one when it is dismissed', () => {
    const told = step(beginLooking.state, found(booked));
    expect(told.effects).toEqual([{ kind: 'put-away', loanId: LOAN, known: booked }]);
    expect(step(told.state, putAway(told.state))).toMatchObject({ state: { payments: [] }, effects: [] });
    const never = play([found(neverBooked)]);
    expect(step(never, putAway(never))).toMatchObject({
      state: { payments: [] },
      effects: [{ kind: 'put-away', loanId: LOAN, known: neverBooked }],
    });
  });

  it('drop a booked one only on dismissal or a later booking, and close nothing undecided', () => {
    const outcomes = [undecided, booked, neverBooked, { kind: 'none-open' } as const];
    const happenings = [LOAN, OTHER].flatMap((loanId) => [
      loanId,
      ...outcomes.map((outcome) => found(outcome, loanId)),
    ]);
    const lookUps = [lookedUp(), lookedUp(LOAN), lookedUp(LOAN, OTHER)];
    holds(
      property(array(constantFrom(pause, look, ...lookUps, ...happenings), { maxLength: 20 }), (events) => {
        let { state } = beginLooking;
        const isTold = (loanId: LoanId) =>
          state.payments.some((one) => one.loanId === loanId && one.outcome.kind === 'booked');
        for (const happening of events) {
          const event = typeof happening === 'string' ? putAway(state, happening) : happening;
          const before = [LOAN, OTHER].filter(isTold);
          const taken = step(state, event);
          for (const effect of taken.effects)
            if (effect.kind === 'put-away') expect(['booked', 'never-booked']).toContain(effect.known.kind);
          ({ state } = taken);
          if (event.kind !== 'put-away') expect(before.every(isTold)).toBe(true);
          const open = state.payments.filter(({ outcome }) => outcome.kind !== 'booked');
          expect(new Set(open.map(({ loanId }) => loanId)).size).toBe(open.length);
        }
      }),
    );
  });
});

import type { Money } from '../money/index.ts';
import type { LoanToday } from './loan-today.ts';
import { avoids, type Line, ofLate, processed, returned } from './today-lines.ts';
import type { TellsToday, TodaySaid, TodayTold } from './today-saying.ts';

const told = (
  state: TodaySaid,
  amount: Money | undefined,
  lines: readonly Line[],
  headline?: TodaySaid,
): TodayTold => ({
  state,
  amount,
  headline,
  lines: lines.filter((line) => line !== undefined && line !== false),
});

/**
 * The sentences about a state, most important first. Omits a fee that a payment in progress avoids, and never asks for
 * money in progress again.
 * @example
 * import { type LoanToday, todayTold } from '@member-portal/domain/today';
 * import { type PlainDate, timeZone } from '@member-portal/domain/calendar';
 * declare const state: LoanToday;
 * const today = '2026-11-22' as PlainDate;
 * const lines = timeZone('America/New_York').map(
 *   (zone) => todayTold(state, { today, timeZone: zone, cancellable: false, showsReason: true }).lines,
 * );
 */
export const todayTold = (state: LoanToday, tells: TellsToday): TodayTold => {
  const { today, timeZone } = tells;
  switch (state.kind) {
    case 'late':
      return told(
        { says: state.inGrace ? 'late.grace' : 'late' },
        state.ask ?? (state.processing && state.pastDue),
        ofLate(state, tells),
        { says: 'late.noAmount' },
      );
    case 'due': {
      const { amount, dueOn: on, ask, processing, failed } = state;
      return told(
        { says: on === today ? 'due.now' : 'due', on },
        ask ?? amount,
        processing
          ? [ask && { says: 'due.of', amount }, processed(processing), !ask && { says: 'due.afterwards' }]
          : returned(failed, tells),
      );
    }
    case 'automatic': {
      const { on, amount, method, lastChangeAt, changeable, enrolled } = state;
      return told({ says: enrolled ? 'automatic' : 'automatic.off' }, amount, [
        method ? { says: 'automatic.from', on, method } : { says: 'automatic.on', on },
        !enrolled && { says: 'automatic.stillComing' },
        enrolled && !changeable && { says: 'automatic.fixed' },
        changeable &&
          lastChangeAt !== undefined && { says: 'automatic.until', on: timeZone.dateAt(lastChangeAt) },
      ]);
    }
    case 'nothing-due': {
      const { reason, until, amount } = state;
      return told(
        { says: `nothing.${reason}` },
        undefined,
        [reason === 'in-review' && { says: 'in-review' }, amount && { says: 'nothing.next', amount }],
        until ? { says: 'nothing.until', on: until } : { says: 'nothing' },
      );
    }
    case 'processing': {
      const { processing, next } = state;
      const { count, amount, countsOn: on, phase } = processing;
      return told({ says: 'processing' }, amount, [
        count > 1
          ? processed(processing)
          : { says: phase === 'scheduled' ? 'processing.scheduled' : 'processing.counts', on },
        next && { says: `next.${next.by}`, amount: next.amount, on: next.on },
      ]);
    }
    case 'failed': {
      const { payment, ask, retryOn, lateFee } = state;
      return told({ says: 'failed' }, ask, [
        ...returned(payment, tells),
        retryOn ? { says: 'failed.retry', on: retryOn } : { says: 'failed.noRetry' },
        avoids(lateFee),
      ]);
    }
    case 'still-owed':
      return told({ says: 'owed' }, state.balance, [{ says: 'owed.text' }]);
    case 'unknown':
      return told({ says: 'unknown' }, undefined, [{ says: 'unknown.text' }], { says: 'unknown.headline' });
  }
};

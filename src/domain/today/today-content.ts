import { isPositive, type Money } from '../money/index.ts';
import type { LoanToday } from './loan-today.ts';
import { avoidableFee, type Line, lateMessages, progressMessage, returnMessages } from './today-lines.ts';
import type { TodayContent, TodayContext, TodayMessage } from './today-message.ts';

const content = (
  state: TodayMessage,
  amount: Money | undefined,
  lines: readonly Line[],
  headline?: TodayMessage,
): TodayContent => ({
  state,
  amount,
  headline,
  lines: lines.filter((line) => line !== undefined && line !== false),
});

/**
 * The messages about a state, most important first. Omits a fee that a payment in progress avoids, and never asks for
 * money in progress again.
 * @example
 * import { type LoanToday, todayContent } from '@member-portal/domain/today';
 * import { type PlainDate, timeZone } from '@member-portal/domain/calendar';
 * declare const state: LoanToday;
 * const today = '2026-11-22' as PlainDate;
 * const lines = timeZone('America/New_York').map(
 *   (zone) => todayContent(state, { today, timeZone: zone, cancellable: false, showsReason: true }).lines,
 * );
 */
export const todayContent = (state: LoanToday, context: TodayContext): TodayContent => {
  const { today, timeZone } = context;
  switch (state.kind) {
    case 'late':
      return content(
        { name: state.inGrace ? 'late.grace' : 'late' },
        state.ask ??
          ((state.processing ?? state.draft) && isPositive(state.pastDue) ? state.pastDue : undefined),
        lateMessages(state, context),
        { name: 'late.noAmount' },
      );
    case 'due': {
      const { amount, dueOn: on, ask, processing, failed, notCoveredByAutopay } = state;
      const lines: readonly Line[] = processing
        ? [ask && { name: 'due.of', amount }, progressMessage(processing), !ask && { name: 'due.afterwards' }]
        : returnMessages(failed, context);
      return content({ name: on === today ? 'due.now' : 'due', on }, ask ?? amount, [
        ...lines,
        notCoveredByAutopay && ask && { name: 'due.autopay' },
      ]);
    }
    case 'automatic': {
      const { on, amount, method, lastChangeAt, changeable, enrolled } = state;
      return content({ name: enrolled ? 'automatic' : 'automatic.off' }, amount, [
        method ? { name: 'automatic.from', on, method } : { name: 'automatic.on', on },
        !enrolled && { name: 'automatic.stillComing' },
        enrolled && !changeable && { name: 'automatic.fixed' },
        changeable &&
          lastChangeAt !== undefined && { name: 'automatic.until', on: timeZone.dateAt(lastChangeAt) },
      ]);
    }
    case 'nothing-due': {
      const { reason, until, amount } = state;
      return content(
        { name: `nothing.${reason}` },
        undefined,
        [reason === 'in-review' && { name: 'in-review' }, amount && { name: 'nothing.next', amount }],
        until ? { name: 'nothing.until', on: until } : { name: 'nothing' },
      );
    }
    case 'processing': {
      const { processing, next } = state;
      const { count, amount, countsOn: on, phase } = processing;
      return content({ name: 'processing' }, amount, [
        count > 1
          ? progressMessage(processing)
          : { name: phase === 'scheduled' ? 'processing.scheduled' : 'processing.counts', on },
        next && { name: `next.${next.by}`, amount: next.amount, on: next.on },
      ]);
    }
    case 'failed': {
      const { payment, ask, retryOn, lateFee } = state;
      return content({ name: 'failed' }, ask, [
        ...returnMessages(payment, context),
        retryOn
          ? { name: 'failed.retry', on: retryOn }
          : payment.failure && payment.failure.retryOn === undefined && { name: 'failed.noRetry' },
        avoidableFee(lateFee),
      ]);
    }
    case 'still-owed':
      return content({ name: 'owed' }, state.balance, [{ name: 'owed.text' }]);
    case 'unknown':
      return content({ name: 'unknown' }, undefined, [{ name: 'unknown.text' }], {
        name: 'unknown.headline',
      });
  }
};

import { Clock, TenantRules } from '@member-portal/application/ports';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { ComesNext, LoanToday, Processing } from '@member-portal/domain/today';
import { useToday } from '../../../clock/use-today.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { failureReason } from '../../../payment/failure-reason.ts';
import { methodName } from '../../../payment/method-words.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlag } from '../../../services/use-flag.ts';
import type { TodayWords } from './TodayCard.tsx';

type Of<Kind extends LoanToday['kind']> = Extract<LoanToday, { kind: Kind }>;

/** Says a state in the borrower's language; `cancellable` where a payment in progress can still be cancelled on this page. */
export const useTodayWords = (): ((today: LoanToday, cancellable: boolean) => TodayWords) => {
  const t = useText();
  const { money, dayInWords } = useFormat();
  const now = useService(Clock).now();
  const { timeZone } = useService(TenantRules);
  const showsReason = useFlag('paymentFailureReason');
  const day = useToday();
  const on = (date: PlainDate): string => dayInWords(date, day);

  const processingLine = ({ amount, countsOn }: Processing): string =>
    t(countsOn > day ? 'today.part.scheduled' : 'today.part.processing', {
      amount: money(amount),
      date: on(countsOn),
    });
  const feeLine = (fee: Of<'late'>['lateFee']): readonly string[] =>
    fee ? [t('today.late.fee', { amount: money(fee.amount), date: on(fee.payBy) })] : [];
  const failedLine = ({ amount, on: paidOn, failure }: Of<'failed'>['payment']): readonly string[] => [
    t('today.failed.returned', { amount: money(amount), date: on(paidOn) }),
    ...(showsReason && failure ? [failureReason(t, failure.reason)] : []),
  ];
  const nextLine = (next: ComesNext | undefined): readonly string[] =>
    next ? [t(`today.next.${next.by}`, { amount: money(next.amount), date: on(next.on) })] : [];

  const late = (today: Of<'late'>, cancellable: boolean): TodayWords => {
    const { pastDue, since, ask, processing, failed } = today;
    const state = t(today.inGrace ? 'today.late.grace' : 'loans.status.DELINQUENT_PAST_DUE');
    if (!ask && processing) {
      const comesInTime = !today.lateFee || processing.countsOn <= today.lateFee.payBy;
      const sooner = cancellable ? [t('today.late.cancelFirst')] : [];
      const rest = comesInTime ? [t('today.late.coming')] : [...feeLine(today.lateFee), ...sooner];
      return { state, amount: pastDue, lines: [processingLine(processing), ...rest] };
    }
    const told = since ? [t('today.late.since', { date: on(since) })] : [];
    return {
      state,
      amount: ask,
      headline: ask ? undefined : t('today.late.noAmount'),
      lines: [
        ...(processing ? [t('today.late.of', { amount: money(pastDue) }), processingLine(processing)] : told),
        ...feeLine(today.lateFee),
        ...(failed ? failedLine(failed) : []),
      ],
    };
  };

  const due = ({ amount, dueOn, ask, processing, failed }: Of<'due'>): TodayWords => ({
    state: t(dueOn === day ? 'today.due.now' : 'today.due', { date: on(dueOn) }),
    amount: ask ?? amount,
    lines: processing
      ? [
          ...(ask ? [t('today.due.of', { amount: money(amount) })] : []),
          processingLine(processing),
          ...(ask ? [] : [t('today.due.afterwards')]),
        ]
      : failed
        ? failedLine(failed)
        : [],
  });

  const automatic = (today: Of<'automatic'>): TodayWords => {
    const { on: takenOn, amount, method, lastChangeAt, changeable, enrolled } = today;
    const until = lastChangeAt === undefined ? undefined : timeZone.dateAt(lastChangeAt);
    return {
      state: t(enrolled ? 'today.automatic' : 'today.automatic.off'),
      amount,
      lines: [
        method
          ? t('today.automatic.from', { date: on(takenOn), method: methodName(t, method) })
          : t('today.automatic.on', { date: on(takenOn) }),
        ...(!enrolled
          ? [t('today.automatic.stillComing')]
          : !changeable || (lastChangeAt !== undefined && lastChangeAt < now)
            ? [t('today.automatic.fixed')]
            : until === undefined
              ? []
              : [t('today.automatic.until', { date: on(until) })]),
      ],
    };
  };

  const nothingDue = ({ reason, until, amount }: Of<'nothing-due'>): TodayWords => ({
    state: t(`today.nothing.${reason}`),
    amount: undefined,
    headline: until ? t('today.nothing.until', { date: on(until) }) : t('today.nothing'),
    lines: [
      ...(reason === 'in-review' ? [t('loans.inReview')] : []),
      ...(amount ? [t('today.nothing.next', { amount: money(amount) })] : []),
    ],
  });

  return (today, cancellable) => {
    switch (today.kind) {
      case 'late':
        return late(today, cancellable);
      case 'due':
        return due(today);
      case 'automatic':
        return automatic(today);
      case 'nothing-due':
        return nothingDue(today);
      case 'processing':
        return {
          state: t('today.processing'),
          amount: today.processing.amount,
          lines: [
            t(today.processing.countsOn > day ? 'today.processing.scheduled' : 'today.processing.counts', {
              date: on(today.processing.countsOn),
            }),
            ...nextLine(today.next),
          ],
        };
      case 'failed':
        return {
          state: t('loans.state.failed'),
          amount: today.ask,
          lines: [
            ...failedLine(today.payment),
            today.retryOn ? t('today.failed.retry', { date: on(today.retryOn) }) : t('today.failed.noRetry'),
            ...feeLine(today.lateFee),
          ],
        };
      case 'still-owed':
        return { state: t('today.owed'), amount: today.balance, lines: [t('today.owed.text')] };
      case 'unknown':
        return {
          state: t('loans.status.UNKNOWN_STATUS'),
          amount: undefined,
          headline: t('today.unknown.headline'),
          lines: [t('today.unknown.text')],
        };
    }
  };
};

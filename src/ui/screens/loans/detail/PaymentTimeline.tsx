import { css } from '@emotion/react';
import {
  asOfDate,
  type Loan,
  paymentTimeline,
  progressOf,
  segmentOf,
  type TimelineState,
} from '@member-portal/domain/loan';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useToday } from '../../../clock/use-now.ts';
import { useWords } from '../../../intl/use-words.ts';
import { LoanProgress } from '../../../loan/LoanProgress.tsx';
import { useCoveredLines } from '../../../loan/use-loan-today.ts';
import { stateTones } from '../../../theme/state-tones.ts';
import { above, row } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

const ICONS = {
  paid: CircleCheck,
  processing: Clock,
  late: TriangleAlert,
  today: CircleDot,
  next: CircleDot,
  coming: Clock,
  last: Flag,
} as const;

/** The payments of a loan as a line: paid, late, today, upcoming, and the last one. Its text is a list below it. */
export const PaymentTimeline = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const today = asOfDate(loan, useToday());
  const phaseOf = useCoveredLines(loan);
  const phase = loan.schedule.map(phaseOf).find((one) => one !== undefined);
  // The platform expects no more payments of the schedule on a closed loan.
  const isOpen = segmentOf(loan.status) === 'outstanding';
  const payments = paymentTimeline(loan.schedule, today, (line) => phaseOf(line) !== undefined, loan);
  const { paid, total } = progressOf(loan);
  const last = payments.at(-1);
  if (!last || loan.schedule.length !== total) return <LoanProgress loan={loan} />;
  const count = (state: TimelineState): number => payments.filter((one) => one.state === state).length;
  const ahead = isOpen ? payments.find(({ state }) => state === 'today' || state === 'next') : undefined;
  const behind = payments.filter(({ dueOn }) => dueOn <= today).length;
  const words: readonly (readonly [TimelineState | 'last', string | false | undefined])[] = [
    ['paid', t('loans.paidOf', { paid, total })],
    ['processing', phase && t('loans.state.processing', { phase })],
    ['late', count('late') > 0 && t('loan.timeline.late', { count: count('late') })],
    ['today', ahead?.state === 'today' && t('loan.timeline.today')],
    ['next', ahead?.state === 'next' && t('loan.timeline.next', { date: format.dateShort(ahead.dueOn) })],
    ['last', ahead && ahead !== last && t('loan.timeline.last', { date: format.dateShort(last.dueOn) })],
  ];
  return (
    <div css={frame}>
      <div css={line} aria-hidden="true">
        {Object.entries(payments).map(([place, { state }]) => (
          <span key={place} data-state={state} />
        ))}
        {paid < total && <i style={{ insetInlineStart: `${(100 * behind) / payments.length}%` }} />}
      </div>
      <ul css={list}>
        {words.map(([state, said]) => {
          const Icon = ICONS[state];
          return (
            said && (
              <li key={state} data-state={state}>
                <Icon size="1.125rem" aria-hidden="true" />
                {said}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};

const { color, size, space } = tokens;
/** Set on the container, not on each payment: Emotion computes a style for every element that has one. */
const frame = css({
  marginBlockStart: space[4],
  breakInside: 'avoid',
  '--tone-ink': color.textQuiet,
  '& [data-state=paid]': stateTones.covered,
  '& [data-state=processing]': stateTones.processing,
  '& [data-state=late]': stateTones.late,
  '& [data-state=today], & [data-state=next]': stateTones.plain,
});
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(1px, 0.5%, 0.25rem)',
  height: '1.5rem',
  '& > span': {
    flex: '1 1 0',
    minWidth: 1,
    height: '0.625rem',
    borderRadius: '0.1875rem',
    border: '1px solid var(--tone-ink)',
    backgroundColor: 'var(--tone-ink)',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  // Also taller, because colour alone must not convey meaning.
  '& > [data-state=processing], & > [data-state=late], & > [data-state=today]': { height: '1.25rem' },
  '& > [data-state=next]': { borderWidth: 2, backgroundColor: 'transparent' },
  '& > [data-state=coming]': {
    backgroundColor: 'transparent',
    opacity: 0.55,
    '@media (forced-colors: active)': { opacity: 1, borderStyle: 'dotted' },
  },
  // Today.
  '& > i': {
    position: 'absolute',
    insetBlock: 0,
    width: '0.125rem',
    marginInlineStart: '-0.0625rem',
    backgroundColor: color.text,
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});
const list = css(row(4, 1), above(2), {
  fontSize: size.small,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: space[1] },
  '& svg': { flex: 'none', color: 'var(--tone-ink)' },
});

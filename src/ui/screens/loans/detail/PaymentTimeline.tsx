import { css } from '@emotion/react';
import {
  asOfDate,
  type Loan,
  paymentTimeline,
  progressOf,
  segmentOf,
  type TimelineState,
} from '@member-portal/domain/loan';
import { coveredLines } from '@member-portal/domain/today';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useToday } from '../../../clock/use-today.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanProgress } from '../../../loan/LoanProgress.tsx';
import { useLoanToday } from '../../../loan/use-loan-today.ts';
import { stateTones } from '../../../theme/state-tones.ts';
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
const quiet = css({ '--tone-ink': tokens.color.textQuiet });
const TONES = {
  paid: stateTones.covered,
  processing: stateTones.processing,
  late: stateTones.late,
  today: stateTones.plain,
  next: stateTones.plain,
  coming: quiet,
  last: quiet,
} as const satisfies Record<TimelineState | 'last', object>;

/** The payments of a loan as a line: paid, late, today, coming, and the last one. Its words are a list beneath it. */
export const PaymentTimeline = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const today = asOfDate(loan, useToday());
  const payments = paymentTimeline(loan.schedule, today, coveredLines(loan, useLoanToday()(loan), today));
  const { paid, total } = progressOf(loan);
  const last = payments.at(-1);
  if (!last || payments.length !== total) return <LoanProgress loan={loan} />;
  const count = (state: TimelineState): number => payments.filter((one) => one.state === state).length;
  // Of a loan that is over the platform expects no payment of the schedule any more.
  const isOpen = segmentOf(loan.status) === 'outstanding';
  const ahead = isOpen ? payments.find(({ state }) => state === 'today' || state === 'next') : undefined;
  const behind = payments.filter(({ dueOn }) => dueOn <= today).length;
  const words: readonly (readonly [TimelineState | 'last', string | false | undefined])[] = [
    ['paid', t('loans.paidOf', { paid, total })],
    ['processing', count('processing') > 0 && t('loans.state.processing')],
    ['late', count('late') > 0 && t('loan.timeline.late', { count: count('late') })],
    ['today', ahead?.state === 'today' && t('loan.timeline.today')],
    ['next', ahead?.state === 'next' && t('loan.timeline.next', { date: format.dateShort(ahead.dueOn) })],
    ['last', ahead && ahead !== last && t('loan.timeline.last', { date: format.dateShort(last.dueOn) })],
  ];
  return (
    <div css={frame}>
      <div css={line} aria-hidden="true">
        {payments.map(({ number, state }) => {
          const drawn = state === 'next' && !isOpen ? 'coming' : state;
          return <span key={number} css={[TONES[drawn], segment, segments[drawn]]} />;
        })}
        {paid === total ? undefined : (
          <span css={now} style={{ insetInlineStart: `${(100 * behind) / payments.length}%` }} />
        )}
      </div>
      <ul css={list}>
        {words.map(([state, text]) => {
          const Icon = ICONS[state];
          return text ? (
            <li key={state} css={[TONES[state], item]}>
              <Icon size="1.125rem" aria-hidden="true" />
              {text}
            </li>
          ) : undefined;
        })}
      </ul>
    </div>
  );
};

const { size, space } = tokens;
const frame = css({ marginBlockStart: space[4], breakInside: 'avoid' });
const line = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(1px, 0.5%, 0.25rem)',
  height: '1.5rem',
});
const segment = css({
  boxSizing: 'border-box',
  flex: '1 1 0',
  minWidth: 1,
  height: '0.625rem',
  borderRadius: '0.1875rem',
  border: '1px solid var(--tone-ink)',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
});
const filled = { backgroundColor: 'var(--tone-ink)' };
// Taller as well: colour alone tells nothing.
const tall = css({ ...filled, height: '1.25rem' });
const segments: Readonly<Record<TimelineState, ReturnType<typeof css>>> = {
  paid: css(filled),
  processing: tall,
  late: tall,
  today: tall,
  next: css({ borderWidth: 2 }),
  coming: css({ opacity: 0.55, '@media (forced-colors: active)': { opacity: 1, borderStyle: 'dotted' } }),
};
const now = css({
  position: 'absolute',
  insetBlock: 0,
  width: '0.125rem',
  marginInlineStart: '-0.0625rem',
  backgroundColor: tokens.color.text,
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
});
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockStart: space[2],
  padding: 0,
  fontSize: size.small,
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '& > svg': { flex: 'none', color: 'var(--tone-ink)' },
});

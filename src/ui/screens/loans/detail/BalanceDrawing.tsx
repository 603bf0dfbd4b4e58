import { css } from '@emotion/react';
import { toEpochDay } from '@member-portal/domain/calendar';
import type { BalanceCourse, CoursePoint } from '@member-portal/domain/projection';
import { nice, ticks } from 'd3-array';
import { area, curveStepAfter, line as lineOf } from 'd3-shape';
import { useWords } from '../../../intl/use-words.ts';
import { row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { balanceGeometry, HEIGHT, WIDTH } from './balance-geometry.ts';

/**
 * The balance as a line of steps, filled where it is paid and dashed where it is to come. Its words are HTML beside the
 * drawing, so that they keep their size in any width.
 */
export const BalanceDrawing = ({ course }: { readonly course: BalanceCourse }) => {
  const { format } = useWords();
  const now = course.paid.at(-1);
  const first = course.paid[0];
  if (!now || !first) return undefined;
  const ahead = [now, ...course.toCome];
  const last = ahead.at(-1) ?? now;
  const most = Math.max(...[...course.paid, ...course.toCome].map(({ balance }) => balance.cents));
  const begin = toEpochDay(first.on);
  const span = Math.max(toEpochDay(last.on) - begin, 1);
  const [, top] = nice(0, most, TICKS);
  const up = (cents: number): number => (top === 0 ? HEIGHT / 2 : HEIGHT * (1 - cents / top));
  const x = ({ on }: CoursePoint): number => (WIDTH * (toEpochDay(on) - begin)) / span;
  const y = ({ balance }: CoursePoint): number => up(balance.cents);
  const lineThrough = lineOf<CoursePoint>(x, y).curve(curveStepAfter);
  const areaUnder = area<CoursePoint>(x, HEIGHT, y).curve(curveStepAfter);
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  const here = { insetInlineStart: percent(x(now), WIDTH), insetBlockStart: percent(y(now), HEIGHT) };
  const days = course.toCome.length === 0 ? [first.on, now.on] : [first.on, last.on];
  return (
    <div css={frame} aria-hidden="true">
      <div css={plot}>
        {ticks(0, top, TICKS).map((cents) => (
          <span key={cents} css={amount} style={{ insetBlockStart: percent(up(cents), HEIGHT) }}>
            <span css={amountWords}>{format.wholeMoney({ ...now.balance, cents })}</span>
          </span>
        ))}
        <svg css={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={ground} css={paidGround} />
          <path d={toCome} css={[line, dashed]} />
          <path d={paid} css={line} />
        </svg>
        <span css={dot} style={here} />
        <span css={[nowLabel, x(now) > WIDTH / 2 && before]} style={here}>
          {format.money(now.balance)}
        </span>
      </div>
      <div css={below}>
        {days.map((on) => (
          <span key={on}>{format.month(on)}</span>
        ))}
      </div>
    </div>
  );
};

const { color, media, weight } = tokens;
const frame = css(text.small, { fontVariantNumeric: 'tabular-nums' });
/** Amounts stand in a margin of their own, where no line runs through them. */
const MARGIN = '4.25rem';
const plot = css({
  position: 'relative',
  height: 'clamp(11rem, 9rem + 8vw, 15rem)',
  marginBlockStart: '1.5rem',
  marginInlineEnd: MARGIN,
});
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const amount = css({ position: 'absolute', insetInline: 0, borderBlockStart: `1px solid ${color.line}` });
const amountWords = css({
  position: 'absolute',
  insetInlineStart: '100%',
  width: MARGIN,
  paddingInlineStart: '0.5em',
  textAlign: 'end',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
});
const line = css({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  printColorAdjust: 'exact',
});
const dashed = css({ strokeDasharray: '2 5', strokeLinecap: 'round' });
const paidGround = css({
  fill: color.accentSoft,
  stroke: 'none',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { fill: 'none' },
});
const dot = css({
  position: 'absolute',
  width: '0.8125rem',
  height: '0.8125rem',
  margin: '-0.40625rem',
  border: `2px solid ${color.page}`,
  borderRadius: '50%',
  backgroundColor: color.accent,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { backgroundColor: 'Highlight', borderColor: 'Canvas' },
});
const nowLabel = css({
  position: 'absolute',
  transform: 'translate(0.75rem, -1.9em)',
  color: color.text,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  // Would lie over the amounts of the edge; the table tells it.
  [media.fewLetters]: { display: 'none' },
});
const before = css({ transform: 'translate(calc(-100% + 0.4rem), -1.9em)' });
const below = css(row(4), {
  justifyContent: 'space-between',
  marginBlockStart: '0.5rem',
  marginInlineEnd: MARGIN,
});

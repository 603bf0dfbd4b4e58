import { css } from '@emotion/react';
import type { BalanceCourse } from '@member-portal/domain/projection';
import { useWords } from '../../../intl/use-words.ts';
import { row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';
import { balanceGeometry, HEIGHT, WIDTH } from './balance-geometry.ts';

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/**
 * The balance as a stepped line, filled for the past and dashed for the future. Its labels are HTML next to the
 * drawing, so that they keep their size at any width.
 */
export const BalanceDrawing = ({ course }: { readonly course: BalanceCourse }) => {
  const { format } = useWords();
  const geometry = balanceGeometry(course);
  const balance = course.paid.at(-1)?.balance;
  if (!geometry || !balance) return undefined;
  const { amounts, ground, paid, toCome, first, last } = geometry;
  const [x, y] = geometry.now;
  const now = { insetInlineStart: percent(x, WIDTH), insetBlockStart: percent(y, HEIGHT) };
  return (
    <div css={frame} aria-hidden="true">
      <div css={plot}>
        {amounts.map(({ cents, y }) => (
          <span key={cents} css={amount} style={{ insetBlockStart: percent(y, HEIGHT) }}>
            <span css={amountWords}>{format.wholeMoney({ ...balance, cents })}</span>
          </span>
        ))}
        <svg css={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={ground} css={paidGround} />
          <path d={toCome} css={[line, dashed]} />
          <path d={paid} css={line} />
        </svg>
        <span css={dot} style={now} />
        <span css={[nowLabel, x > WIDTH / 2 && before]} style={now}>
          {format.money(balance)}
        </span>
      </div>
      <div css={below}>
        <span>{format.month(first)}</span>
        <span>{format.month(last)}</span>
      </div>
    </div>
  );
};

const { color, media, weight } = tokens;
const frame = css(text.small, { fontVariantNumeric: 'tabular-nums' });
/** Amounts have a separate margin, without lines through them. */
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
  // Omitted, because it would overlap the amounts at the edge; the table has it too.
  [media.fewLetters]: { display: 'none' },
});
const before = css({ transform: 'translate(calc(-100% + 0.4rem), -1.9em)' });
const below = css(row(4), {
  justifyContent: 'space-between',
  marginBlockStart: '0.5rem',
  marginInlineEnd: MARGIN,
});

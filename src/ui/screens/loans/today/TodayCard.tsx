import { css } from '@emotion/react';
import type { Money } from '@member-portal/domain/money';
import type { LoanToday } from '@member-portal/domain/today';
import { Children, type ReactNode, useId } from 'react';
import { Amount } from '../../../controls/Amount.tsx';
import { toneOf } from '../../../loan/today-tone.ts';
import { row, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The card with the most urgent fact and at most one primary action. */
export const TodayCard = ({
  today,
  state,
  amount,
  headline,
  lines,
  loan,
  others,
  actions,
}: {
  readonly today: LoanToday;
  /** The state as text. */
  readonly state: string;
  readonly amount?: Money | undefined;
  /** In place of an amount. */
  readonly headline?: string | undefined;
  /** What follows from the state. */
  readonly lines: readonly ReactNode[];
  /** The loan it is about, if the page is about several. */
  readonly loan?: ReactNode;
  readonly others?: string;
  readonly actions: ReactNode;
}) => {
  const id = useId();
  const { style, icon: Icon } = toneOf(today);
  return (
    <section css={[style, card]} aria-labelledby={id} data-today={today.kind}>
      <h2 id={id} css={heading}>
        <span css={word}>
          <Icon size="1.25em" aria-hidden="true" />
          {state}
        </span>{' '}
        {amount ? (
          <span css={figure}>
            <Amount value={amount} size="page" />
          </span>
        ) : (
          headline && <span css={spoken}>{headline}</span>
        )}
      </h2>
      {lines.length > 0 && (
        <div css={told}>
          {Children.map(lines, (line) => (
            <p>{line}</p>
          ))}
        </div>
      )}
      {loan && <p css={which}>{loan}</p>}
      {others && <p css={text.medium}>{others}</p>}
      <div css={doing} data-print="none">
        {actions}
      </div>
    </section>
  );
};

const { color, corner, size, space, weight } = tokens;
const card = css({
  // The layout depends on the card's width and the visitor's text size: on a wide page, text may be large.
  containerType: 'inline-size',
  display: 'block',
  marginBlock: space[4],
  padding: 'clamp(1.25rem, 0.75rem + 2vw, 2rem)',
  [tokens.media.fewLetters]: { padding: space[3] },
  border: `1px solid ${color.line}`,
  borderBlockStart: '4px solid var(--tone-ink)',
  borderRadius: corner.card,
  backgroundColor: color.surface,
  boxShadow: tokens.shadow.raised,
  breakInside: 'avoid',
  '& > * + *': { marginBlockStart: space[3] },
});
const heading = css({ fontWeight: weight.normal, fontSize: size.body });
const word = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: '1em',
  backgroundColor: 'var(--tone-ground)',
  color: 'var(--tone-ink)',
  fontSize: size.small,
  fontWeight: weight.bold,
  [tokens.media.fewLetters]: { gap: space[1], paddingInline: space[2] },
  '& svg': { flex: 'none' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});
const figure = css({ display: 'block', marginBlockStart: space[3] });
const spoken = css([
  figure,
  { fontSize: size.page, fontWeight: weight.bold, lineHeight: 1.2, textWrap: 'balance' },
]);
const told = css({
  maxWidth: tokens.width.text,
  '& > p + p': { marginBlockStart: space[1] },
  '& > p:first-of-type': { fontSize: size.lead, fontWeight: weight.medium },
});
const which = css({
  color: color.textQuiet,
  overflowWrap: 'anywhere',
  // A link alone on its line needs the minimum target size.
  '& > a': { display: 'inline-block', paddingBlock: space[1] },
});
const doing = css([
  row(4, 2),
  {
    '&&': { marginBlockStart: space[5] },
    '&:empty': { display: 'none' },
    '@container (max-width: 28rem)': {
      '& > button, & > a': { width: '100%' },
      // The last link brings its own space, because targets have a minimum height.
      marginBlockEnd: `calc(-1 * ${space[3]})`,
      // Text does not.
      '&:has(> p:last-child, > div:not([hidden]) > p:last-child)': { marginBlockEnd: 0 },
    },
  },
]);

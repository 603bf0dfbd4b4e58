import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { upTo } from '../theme/breakpoints.ts';
import { tokens } from '../theme/tokens.ts';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** A link or button that changes the value. */
  readonly action?: ReactNode;
  /** A button beside the term that explains it, and the words that it unfolds beneath. */
  readonly help?: ReactNode;
  readonly note?: ReactNode;
}

/**
 * Facts as lines of a statement: the term at the left, the value at the right, a hairline between. `stacked` puts long
 * values, such as addresses, under their terms on narrow windows.
 */
export const DefinitionList = ({
  items,
  stacked = false,
}: {
  /** What is not there, by a condition, is left out. */
  readonly items: readonly (Definition | false | undefined)[];
  readonly stacked?: boolean;
}) => {
  const lines = items.filter((item) => item !== undefined && item !== false);
  const hasActions = lines.some(({ action }) => action);
  return (
    <dl>
      {lines.map(({ term, value, action, help, note }) => (
        <div key={term} css={stacked ? [line, stack] : line}>
          <dt css={name}>
            {term}
            {help}
          </dt>
          <dd css={fact}>
            <span css={what}>{value}</span>
            {hasActions ? <span css={change}>{action}</span> : undefined}
          </dd>
          {note ? <dd css={under}>{note}</dd> : undefined}
        </div>
      ))}
    </dl>
  );
};

const { color, space, weight } = tokens;
const { fewLetters } = tokens.media;
const NARROW = '@container (max-width: 19rem)';
const atStart = { justifyContent: 'space-between', marginInlineStart: 0, textAlign: 'start' } as const;
const line = css({
  // A long term wraps beside its value, and a long value leaves the term its room.
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  // In a modal on a phone there is no room for two columns.
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const stack = css({
  [upTo('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > dd': {
      justifyContent: 'space-between',
      marginInlineStart: 0,
      textAlign: 'start',
    },
  },
});
// Balanced, so that a button beside a long term is not left alone on a line.
const name = css({ color: color.textQuiet, textWrap: 'balance' });
const fact = css({
  // A long value breaks, so that every way to change one stands at the right.
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: space[4],
  marginInlineStart: 'auto',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  [NARROW]: atStart,
  [fewLetters]: atStart,
});
const under = css({ gridColumn: '1 / -1', fontSize: tokens.size.small, color: color.textQuiet });
const what = css({ minWidth: 0 });
/** Lines without a way to change them keep its room, so that all values end at one edge. */
const change = css({
  flex: 'none',
  minWidth: '4.25rem',
  fontWeight: weight.normal,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  [fewLetters]: { whiteSpace: 'normal' },
  '& button': { textAlign: 'end' },
});

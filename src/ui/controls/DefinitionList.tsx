import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { tokens } from '../theme/tokens.ts';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** A link or button that changes the value. */
  readonly action?: ReactNode;
}

/**
 * Facts as lines of a statement: the term at the left, the value at the right, a hairline between. `stacked` puts long
 * values, such as addresses, under their terms on narrow windows.
 */
export const DefinitionList = ({
  items,
  stacked = false,
}: {
  readonly items: readonly Definition[];
  readonly stacked?: boolean;
}) => (
  <dl css={list}>
    {items.map(({ term, value, action }) => (
      <div key={term} css={stacked ? [line, stack] : line}>
        <dt css={name}>{term}</dt>
        <dd css={fact}>
          {value}
          {action ? <span css={change}>{action}</span> : undefined}
        </dd>
      </div>
    ))}
  </dl>
);

const { color, space, weight } = tokens;
const NARROW = '@container (max-width: 19rem)';
const list = css({ margin: 0 });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  // In a modal on a phone there is no room for two columns.
  [NARROW]: { display: 'grid' },
});
const stack = css({
  '@media (max-width: 600px)': { display: 'grid', '& > dd': { marginInlineStart: 0, textAlign: 'start' } },
});
const name = css({ color: color.textQuiet });
const fact = css({
  margin: 0,
  marginInlineStart: 'auto',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  [NARROW]: { marginInlineStart: 0, textAlign: 'start' },
});
const change = css({ marginInlineStart: space[4], fontWeight: weight.normal, whiteSpace: 'nowrap' });

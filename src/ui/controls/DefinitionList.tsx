import { css } from '@emotion/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { type ReactNode, useState } from 'react';
import { useText } from '../intl/use-text.ts';
import { upTo } from '../theme/breakpoints.ts';
import { bareButton } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** A link or button that changes the value. */
  readonly action?: ReactNode;
  /** An explanation of the term, expanded by a button beside it, one at a time. */
  readonly meaning?: string;
  /** Called when it is expanded. */
  readonly onExplain?: () => void;
}

/**
 * Terms and values like lines of a statement: the term at the left, the value at the right, thin lines between.
 * `stacked` puts long values, such as addresses, below their terms on narrow windows.
 */
export const DefinitionList = ({
  items,
  stacked = false,
}: {
  /** False and undefined entries are skipped. */
  readonly items: readonly (Definition | false | undefined)[];
  readonly stacked?: boolean;
}) => {
  const t = useText();
  const [explained, setExplained] = useState<string>();
  // Kept apart by their place: a platform may name two of them the same.
  const lines = Object.entries(items).flatMap(([place, item]) => (item ? { ...item, place } : []));
  const hasActions = lines.some(({ action }) => action);
  return (
    <dl>
      {lines.map(({ place, term, value, action, meaning, onExplain }) => (
        <div key={place} css={stacked ? [line, stack] : line}>
          <dt css={name}>
            {term}
            {meaning && (
              <button
                type="button"
                css={mark}
                aria-expanded={term === explained}
                data-print="none"
                onClick={() => {
                  setExplained(term === explained ? undefined : term);
                  if (term !== explained) onExplain?.();
                }}
              >
                <CircleHelp size="1.125rem" aria-hidden="true" />
                <VisuallyHidden>{t('loan.explain', { term })}</VisuallyHidden>
              </button>
            )}
          </dt>
          <dd css={fact}>
            <span css={what}>{value}</span>
            {hasActions && <span css={change}>{action}</span>}
          </dd>
          {term === explained && <dd css={under}>{meaning}</dd>}
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
  // A long term wraps beside its value; a long value leaves space for the term.
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  // In a modal on a phone there is no space for two columns.
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const stack = css({ [upTo('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > dd': atStart } });
// Balance lines, so that a button beside a long term does not wrap onto a line alone.
const name = css({ color: color.textQuiet, textWrap: 'balance' });
const mark = css(bareButton, {
  // A large enough target, without making its line taller.
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.25rem 0 -0.25rem 0.125rem',
  padding: '0.3125rem',
  borderRadius: '50%',
  color: color.textQuiet,
  lineHeight: 0,
  verticalAlign: 'middle',
  '&:hover, &[aria-expanded=true]': { color: color.accent },
});
const fact = css({
  // A long value wraps, so that all actions stay at the right.
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
  [fewLetters]: { ...atStart, flexWrap: 'wrap' },
});
const under = css({ gridColumn: '1 / -1', fontSize: tokens.size.small, color: color.textQuiet });
const what = css({ minWidth: 0 });
/** Lines without an action reserve its space, so that all values align. */
const change = css({
  flex: 'none',
  minWidth: '4.25rem',
  fontWeight: weight.normal,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  [fewLetters]: { minWidth: 0, whiteSpace: 'normal' },
  '& button': { textAlign: 'end' },
});

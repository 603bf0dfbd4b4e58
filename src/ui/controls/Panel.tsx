import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { bareButton, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';
import { Card } from './Card.tsx';

/**
 * A section of a page with its heading, on a card. With `folds` it can collapse: collapsed content is out of
 * the accessibility tree, but printed. `lazy` content is not rendered or printed before it is first expanded.
 */
export const Panel = ({
  heading,
  folds = false,
  unfolded: first = false,
  lazy = false,
  onUnfold,
  children,
}: {
  readonly heading: string;
  readonly folds?: boolean;
  /** Whether it is initially expanded. */
  readonly unfolded?: boolean;
  readonly lazy?: boolean;
  /** Called each time it expands. */
  readonly onUnfold?: () => void;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const [unfolded, setUnfolded] = useState(first);
  const [built, setBuilt] = useState(first || !lazy);
  const toggle = (): void => {
    setUnfolded(!unfolded);
    setBuilt(true);
    if (!unfolded) onUnfold?.();
  };
  return (
    <Card as="section" aria-labelledby={`${id}-heading`} css={folds && frame}>
      <h2 id={`${id}-heading`} css={folds ? text.heading : title}>
        {folds ? (
          <button type="button" css={button} aria-expanded={unfolded} aria-controls={id} onClick={toggle}>
            <span>{heading}</span>
            <ChevronDown size="1.5rem" aria-hidden="true" />
          </button>
        ) : (
          heading
        )}
      </h2>
      {folds ? (
        <div id={id} hidden={!unfolded} css={content}>
          {built && children}
        </div>
      ) : (
        children
      )}
    </Card>
  );
};

const { color, space } = tokens;
const title = css(text.heading, { marginBlockEnd: space[2] });
const frame = css({ minWidth: 0, paddingBlock: space[2], breakInside: 'avoid' });
const button = css(bareButton, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: tokens.buttonHeight,
  color: color.text,
  letterSpacing: 'inherit',
  textAlign: 'start',
  '& > svg': { flex: 'none', color: color.textQuiet },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
const content = css({
  paddingBlock: `${space[2]} ${space[3]}`,
  '&[hidden]': { display: 'none', '@media print': { display: 'block' } },
});

import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { tokens } from '../theme/tokens.ts';
import { Card } from './Card.tsx';

/**
 * A section that unfolds. What is folded is out of the accessibility tree, and on paper it is all there. `lazy` content is
 * not even built before it is first unfolded, nor on paper. `onUnfold` hears each unfolding.
 */
export const Fold = ({
  heading,
  unfolded: first = false,
  lazy = false,
  onUnfold,
  children,
}: {
  readonly heading: string;
  /** Whether it begins unfolded. */
  readonly unfolded?: boolean;
  readonly lazy?: boolean;
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
    <Card as="section" aria-labelledby={`${id}-heading`} css={frame}>
      <h2 id={`${id}-heading`}>
        <button type="button" css={button} aria-expanded={unfolded} aria-controls={id} onClick={toggle}>
          <span>{heading}</span>
          <ChevronDown size="1.5rem" aria-hidden="true" css={unfolded ? turned : undefined} />
        </button>
      </h2>
      <div id={id} hidden={!unfolded} css={unfolded ? content : [content, onPaper]}>
        {built ? children : undefined}
      </div>
    </Card>
  );
};

const { color, size, space, weight } = tokens;
const frame = css({ minWidth: 0, paddingBlock: space[2], breakInside: 'avoid' });
const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  minHeight: tokens.buttonHeight,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: size.heading,
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: color.textQuiet },
  '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
const turned = css({ transform: 'rotate(180deg)' });
const content = css({ paddingBlock: `${space[2]} ${space[3]}` });
const onPaper = css({ display: 'none', '@media print': { display: 'block' } });

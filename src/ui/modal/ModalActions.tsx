import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { tokens } from '../theme/tokens.ts';
import { HIGH, MODAL_GUTTER } from './modal-style.ts';
import { useStepControls } from './step-controls.ts';

/**
 * The buttons of a step, at the end of its content. In a tall enough window they stick to the modal's lower edge while the rest
 * scrolls. `back` adds the Back control, for `backPlacement: 'inline'`. `followed` is for buttons with content after them.
 */
export const ModalActions = ({
  back = false,
  followed = false,
  children,
}: {
  readonly back?: boolean;
  readonly followed?: boolean;
  readonly children: ReactNode;
}) => {
  const controls = useStepControls();
  return (
    <div css={followed ? [row, amid] : row}>
      {children}
      {back && controls.back ? (
        <Button variant="secondary" wide onClick={controls.back}>
          {controls.backText}
        </Button>
      ) : undefined}
    </div>
  );
};

const { color, space } = tokens;
const row = css({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[2],
  // A low window needs its height for the content.
  [HIGH]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginInline: `calc(-1 * var(${MODAL_GUTTER}))`,
    marginBlockEnd: `calc(-1 * ${space[5]})`,
    padding: `${space[3]} var(${MODAL_GUTTER}) ${space[4]}`,
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
  },
});
const amid = css({
  marginBlock: 0,
  '@media (min-height: 500px)': { marginBlockEnd: 0, borderBlockEnd: `1px solid ${color.line}` },
});

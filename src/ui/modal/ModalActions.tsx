import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { tokens } from '../theme/tokens.ts';
import { MODAL_GUTTER } from './modal-style.ts';
import { useStepNavigation } from './step-navigation.ts';

/**
 * The buttons of a step, at the end of its content; on a window that is high enough they stay at the modal's lower edge
 * while the rest scrolls. `back` puts the Back control among them: for `backPlacement: 'inline'`.
 */
export const ModalActions = ({
  back = false,
  children,
}: {
  readonly back?: boolean;
  readonly children: ReactNode;
}) => {
  const navigation = useStepNavigation();
  return (
    <div css={row} data-modal-actions>
      {children}
      {back && navigation.canGoBack ? (
        <Button variant="secondary" wide onClick={navigation.back}>
          {navigation.backText}
        </Button>
      ) : undefined}
    </div>
  );
};

const { color, space } = tokens;
const row = css({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[5],
  // A low window keeps its height for what there is to read.
  '@media (min-height: 500px)': {
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

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { tokens } from '../theme/tokens.ts';
import { useStepNavigation } from './step-navigation.ts';

/** The buttons of a step, at the end of its content. `back` puts the Back control among them: for `backPlacement: 'inline'`. */
export const ModalActions = ({
  back = false,
  children,
}: {
  readonly back?: boolean;
  readonly children: ReactNode;
}) => {
  const navigation = useStepNavigation();
  return (
    <div css={row}>
      {children}
      {back && navigation.canGoBack ? (
        <Button variant="secondary" wide onClick={navigation.back}>
          {navigation.backText}
        </Button>
      ) : undefined}
    </div>
  );
};

const row = css({ display: 'grid', gap: tokens.space[3], marginBlockStart: tokens.space[5] });

import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { valueStyle } from './value-style.ts';

/** A change that is on file, and what is there now. */
export const Changed = ({
  text,
  onFinish,
  children,
}: {
  readonly text: string;
  readonly onFinish: () => void;
  readonly children: ReactNode;
}) => {
  const t = useText();
  return (
    <>
      <Notice tone="success" announce>
        <p>{text}</p>
        <p>
          <bdi css={valueStyle}>{children}</bdi>
        </p>
      </Notice>
      <ModalActions>
        <Button wide onClick={onFinish}>
          {t('account.finish')}
        </Button>
      </ModalActions>
    </>
  );
};

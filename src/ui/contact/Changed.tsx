import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { text } from '../theme/styles.ts';

/** A value on file within words, which breaks anywhere rather than be wider than the dialog. */
export const OnFile = ({ children }: { readonly children: ReactNode }) => (
  <bdi css={[text.strong, text.breaking]}>{children}</bdi>
);

/** A change that is on file: what was said of it, and what is there now. */
export const Changed = ({
  says,
  onFinish,
  children,
}: {
  readonly says: string;
  readonly onFinish: () => void;
  readonly children: ReactNode;
}) => {
  const t = useText();
  return (
    <>
      <Notice tone="success" announce>
        <p>{says}</p>
        <p>
          <OnFile>{children}</OnFile>
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

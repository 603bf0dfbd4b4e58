import type { PageName } from '@member-portal/domain/telemetry';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { accountStyle } from './account-style.ts';

/** A change that is on file, and what is there now. */
export const ChangedStep = ({
  page,
  text,
  value,
}: {
  readonly page: PageName;
  readonly text: string;
  readonly value: ReactNode;
}) => {
  const t = useText();
  const { close } = useStepNavigation();
  usePageLoaded(page);
  return (
    <>
      <Notice tone="success" announce>
        <p>{text}</p>
        <p>
          <bdi css={accountStyle.strong}>{value}</bdi>
        </p>
      </Notice>
      <ModalActions>
        <Button wide onClick={close}>
          {t('account.finish')}
        </Button>
      </ModalActions>
    </>
  );
};

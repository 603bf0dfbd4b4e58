import type { ChangeAddressFailure } from '@member-portal/application/account';
import type { ContactFailure } from '@member-portal/application/flows/contact';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { failureText } from '../controls/failure-text.ts';
import { Notice } from '../controls/Notice.tsx';
import { type Text, useText } from '../intl/use-text.ts';
import { PhoneLine } from '../loan/PhoneLine.tsx';
import { ModalActions } from '../modal/ModalActions.tsx';
import { text } from '../theme/styles.ts';
import { emailText } from './email-text.tsx';

/** A value on file within a sentence; it breaks anywhere rather than overflow the dialog. */
export const OnFile = ({ children }: { readonly children: ReactNode }) => (
  <bdi css={[text.strong, text.breaking]}>
    {typeof children === 'string' ? emailText(children) : children}
  </bdi>
);

/** A change that was made: a sentence about it, and the value on file now. */
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

type ChangeFailure = ChangeAddressFailure | ContactFailure;

/** The text about a change that was not made, if the problem belongs to no field. */
export const failureWords = (t: Text, failure: ChangeFailure): ReactNode => {
  switch (failure.kind) {
    case 'changed-underneath':
      return t('account.failed.changed');
    case 'refused':
    case 'not-offered':
    case 'no-contact':
    case 'unauthenticated':
      return (
        <>
          <p>{t('account.failed.refused')}</p>
          <PhoneLine />
        </>
      );
    case 'destination-refused':
      return t('signIn.destinationRefused');
    case 'wrong-code':
    case 'expired-code':
    case 'buyer-mismatch':
    case 'locked':
    case 'unexplained':
      return t('signIn.unexplained');
    default:
      return failureText(t, failure, 'failure.refused.text');
  }
};

/** The heading of a notice about it; differs if it is unknown whether the change was made. */
export const failureHeading = (t: Text, failure: ChangeFailure | undefined): string =>
  t(failure?.kind === 'unknown-outcome' ? 'failure.unknown.heading' : 'account.failed.heading');

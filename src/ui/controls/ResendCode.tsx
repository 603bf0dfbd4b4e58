import type { CodeEntryEvent, CodeEntryState } from '@member-portal/application/flows/code-entry';
import { secondsUntilResend } from '@member-portal/domain/sign-in';
import type { ReactNode } from 'react';
import { useNow } from '../clock/use-now.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** Another code, after a visible wait: that it was sent, or why not, and the button; `children` stand below it. */
export const ResendCode = <Failure,>({
  entry: { sentAt, delivery },
  send,
  failureText,
  note,
  children,
  className,
}: {
  readonly entry: CodeEntryState<Failure>;
  readonly send: (event: CodeEntryEvent) => void;
  readonly failureText: (failure: Failure) => string;
  /** What else is said once another code was sent. */
  readonly note?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}) => {
  const t = useText();
  const wait = secondsUntilResend(sentAt, useNow(1000));
  const { sending, resent, failure, attempt } = delivery;
  return (
    <>
      <div role="status">
        {resent ? (
          <Notice tone="success">
            <p>
              {t('signIn.code.resent')} {note}
            </p>
          </Notice>
        ) : undefined}
      </div>
      {failure === undefined ? undefined : (
        <Notice key={attempt} tone="danger" heading={t('signIn.failed.send')} announce>
          {failureText(failure)}
        </Notice>
      )}
      <div className={className}>
        <Button
          variant="quiet"
          busy={sending === 'same'}
          unavailable={wait > 0}
          onClick={() => send({ kind: 'resend-code' })}
        >
          {wait > 0 ? t('signIn.code.resendIn', { seconds: wait }) : t('signIn.code.resend')}
        </Button>
        {children}
      </div>
    </>
  );
};

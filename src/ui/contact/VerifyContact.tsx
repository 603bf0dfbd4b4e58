import { css } from '@emotion/react';
import type { ContactEvent, ContactState } from '@member-portal/application/flows/contact';
import { Button } from '../controls/Button.tsx';
import { CodeEntry } from '../controls/CodeEntry.tsx';
import { ResendCode } from '../controls/ResendCode.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import { stepParts } from '../modal/step-parts.ts';
import { tokens } from '../theme/tokens.ts';
import { failureHeading, failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';
import { valueStyle } from './value-style.ts';

/** Takes the code sent to the new e-mail or mobile; only then does the new one replace the old. */
export const VerifyContact = ({
  state: { method, lock, entry },
  destination,
  send,
  onClose,
}: {
  readonly state: Extract<ContactState, { readonly kind: 'verifying' }>;
  readonly destination: string;
  readonly send: (event: ContactEvent) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  if (lock)
    return (
      <>
        <LockNotice {...lock} />
        <p>{t('account.unverified')}</p>
        <ModalActions>
          <Button wide variant="secondary" onClick={onClose}>
            {t('action.close')}
          </Button>
        </ModalActions>
      </>
    );
  return (
    <CodeEntry
      id="account"
      css={stepParts}
      entry={entry}
      send={send}
      failureHeading={(failure) => t(failureHeading(failure))}
      failureText={(failure) => failureWords(t, failure)}
      lead={
        <p>
          <Rich
            id={method === 'EMAIL' ? 'signIn.code.sent.email' : 'signIn.code.sent.phone'}
            values={{ destination: <bdi css={valueStyle}>{destination}</bdi> }}
          />{' '}
          {t('account.unverified')}
        </p>
      }
    >
      <ResendCode
        css={resend}
        entry={entry}
        send={send}
        failureText={(failure) => failureWords(t, failure)}
      />
      <ModalActions>
        <Button type="submit" wide busy={entry.checking}>
          {t('account.confirmCode')}
        </Button>
      </ModalActions>
    </CodeEntry>
  );
};

/** Its words begin where the field above begins, also where they take two lines. */
const resend = css({ '& > button': { marginInlineStart: `-${tokens.space[2]}`, textAlign: 'start' } });

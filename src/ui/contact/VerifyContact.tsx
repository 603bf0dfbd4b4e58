import type { ContactEvent, ContactState } from '@member-portal/application/flows/contact';
import { Button } from '../controls/Button.tsx';
import { CodeEntry, ResendCode } from '../controls/CodeEntry.tsx';
import { Rich } from '../intl/Rich.tsx';
import { useText } from '../intl/use-text.ts';
import { ModalActions } from '../modal/ModalActions.tsx';
import type { Draws } from '../services/use-flow.ts';
import { OnFile } from './Changed.tsx';
import { contactWord } from './ContactField.tsx';
import { failureHeading, failureWords } from './failure-words.ts';
import { LockNotice } from './LockNotice.tsx';

type Verifying = Extract<ContactState, { readonly kind: 'verifying' }>;

/** Takes the code sent to the new e-mail or mobile; only then does the new one replace the old. */
export const VerifyContact = ({
  state: { method, lock, entry },
  destination,
  send,
  onClose,
}: Draws<Verifying, ContactEvent> & { readonly destination: string; readonly onClose: () => void }) => {
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
  const code = { state: entry, send, failureText: failureWords };
  return (
    <CodeEntry
      {...code}
      id="account"
      failureHeading={failureHeading(t, entry.failure)}
      lead={
        <p>
          <Rich
            id={`signIn.code.sent.${contactWord(method)}`}
            values={{ destination: <OnFile>{destination}</OnFile> }}
          />{' '}
          {t('account.unverified')}
        </p>
      }
    >
      <ResendCode {...code} />
      <ModalActions>
        <Button type="submit" wide busy={entry.checking}>
          {t('account.confirmCode')}
        </Button>
      </ModalActions>
    </CodeEntry>
  );
};

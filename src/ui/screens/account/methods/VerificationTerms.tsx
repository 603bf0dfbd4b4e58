import type { AddMethodEvent, VerificationTerms as Terms } from '@member-portal/application/flows/add-method';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { useCallback } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { DocumentView } from '../../../controls/DocumentView.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { TermsLink } from '../../../documents/TermsLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { stepParts } from '../../../modal/step-parts.ts';

/** The verification service's terms, agreed to before its page opens (specification, section 2: terms and conditions). */
export const VerificationTerms = ({
  terms,
  send,
}: {
  readonly terms: Terms;
  readonly send: (event: AddMethodEvent) => void;
}) => {
  const t = useText();
  const shown = useCallback(
    (document: DisclosureDocument) => send({ kind: 'terms-shown', document }),
    [send],
  );
  if (terms.kind === 'reading') return <Spinner />;
  if (terms.kind === 'unread')
    return (
      <Failure
        failure={terms.failure}
        heading={t('methods.terms.failed')}
        onRetry={() => send({ kind: 'try-again' })}
      />
    );
  return (
    <div css={stepParts}>
      <p>{t('methods.terms.text')}</p>
      <DocumentView document={terms.document} onReady={shown} />
      <p>
        <TermsLink kind="verification-service" />
      </p>
      {terms.shown ? (
        <ModalActions>
          <Button wide onClick={() => send({ kind: 'agree' })}>
            {t('methods.terms.agree')}
          </Button>
        </ModalActions>
      ) : undefined}
    </div>
  );
};

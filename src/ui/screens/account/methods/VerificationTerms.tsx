import type { AddMethodEvent, VerificationTerms as Terms } from '@member-portal/application/flows/add-method';
import { Button } from '../../../controls/Button.tsx';
import { DocumentView } from '../../../controls/DocumentView.tsx';
import { Failure } from '../../../controls/Failure.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { TermsLink } from '../../../documents/TermsLink.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import type { Draws } from '../../../services/use-flow.ts';

/** The verification service's terms, agreed to before its page opens (specification, section 2: terms and conditions). */
export const VerificationTerms = ({ state, send }: Draws<Terms, AddMethodEvent>) => {
  const t = useText();
  const again = (): void => send({ kind: 'try-again' });
  if (state.kind === 'reading') return <Spinner />;
  if (state.kind === 'unread')
    return <Failure failure={state.failure} heading={t('methods.terms.failed')} onRetry={again} />;
  return (
    <>
      <p>{t('methods.terms.text')}</p>
      <DocumentView
        document={state.document}
        onReady={(document) => send({ kind: 'terms-shown', document })}
      />
      <p>
        <TermsLink kind="verification-service" />
      </p>
      {state.shown && (
        <ModalActions>
          <Button wide onClick={() => send({ kind: 'agree' })}>
            {t('methods.terms.agree')}
          </Button>
        </ModalActions>
      )}
    </>
  );
};

import type { Consent, ConsentEvent } from '@member-portal/application/flows/ordering';
import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import { useCallback } from 'react';
import { DocumentView } from '../../controls/DocumentView.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TermsLink } from '../../documents/TermsLink.tsx';

/** The document that the button above it accepts, for exactly the values of the order, with the full terms. */
export const ConsentDocument = ({
  consent,
  send,
}: {
  readonly consent: Consent;
  readonly send: (event: ConsentEvent) => void;
}) => {
  // The same function at every drawing, as `DocumentView` asks.
  const shown = useCallback(
    ({ id: documentId }: DisclosureDocument) => send({ kind: 'document-shown', documentId }),
    [send],
  );
  return (
    <>
      {consent.kind === 'not-prepared' ? (
        <Failure failure={consent.failure} onRetry={() => send({ kind: 'prepare-document' })} />
      ) : consent.kind === 'preparing' ? (
        <Spinner />
      ) : (
        <DocumentView document={consent.document} onReady={shown} />
      )}
      <p>
        <TermsLink kind="payment-full-terms" />
      </p>
    </>
  );
};

import { css } from '@emotion/react';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { DocumentView } from '../../controls/DocumentView.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TermsLink } from '../../documents/TermsLink.tsx';
import type { DocumentConsent } from './use-document-consent.ts';

/** A document to read and, once it can be read, the box by which it is agreed to. */
export const ConsentToDocument = ({
  consent: { id, prepared, readable, given, missing, onShown, onTick },
  label,
  missingText,
  locked,
}: {
  readonly consent: DocumentConsent;
  readonly label: string;
  readonly missingText: string;
  /** What was agreed to is on its way: the box stays as it is. */
  readonly locked: boolean;
}) => (
  <>
    {prepared.state.kind === 'done' ? (
      <DocumentView document={prepared.state.value} onReady={onShown} />
    ) : prepared.state.kind === 'failed' ? (
      <Failure failure={prepared.state.failure} onRetry={prepared.prepare} />
    ) : (
      <Spinner />
    )}
    <p css={words}>
      <TermsLink kind="payment-full-terms" />
    </p>
    {readable ? (
      <Checkbox
        id={id}
        label={label}
        checked={given !== undefined}
        onChange={(ticked) => {
          if (!locked) onTick(ticked);
        }}
        error={missing ? missingText : undefined}
      />
    ) : undefined}
  </>
);

const words = css({ margin: 0 });

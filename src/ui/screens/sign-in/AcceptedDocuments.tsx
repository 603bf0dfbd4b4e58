import type { DisclosureKind } from '@member-portal/domain/disclosure';
import {
  type DeliveryMethod,
  type LoginDisclosureType,
  loginDisclosureTypesFor,
} from '@member-portal/domain/sign-in';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import type { MessageKey } from '../../intl/message-key.ts';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { codeInTime } from '../../routing/code-in-time.ts';
import { formStyle } from './form-style.ts';

const StaticDocumentModal = lazy(async () => ({
  default: (await codeInTime(import('../../documents/StaticDocumentModal.tsx'))).StaticDocumentModal,
}));

interface AcceptedDocument {
  /** The tag that stands around its name in the sentence. */
  readonly tag: 'terms' | 'privacy' | 'electronic' | 'sms';
  readonly heading: MessageKey;
  readonly kind: DisclosureKind;
  readonly anchor?: string;
}

/** Which document holds what is accepted, and where in it. */
const documents: Readonly<Record<LoginDisclosureType, AcceptedDocument>> = {
  TERMS_OF_USE: { tag: 'terms', heading: 'signIn.document.terms', kind: 'terms-of-use' },
  PRIVACY_POLICY: { tag: 'privacy', heading: 'signIn.document.privacy', kind: 'privacy-policy-choices' },
  ELECTRONIC_COMMUNICATIONS: {
    tag: 'electronic',
    heading: 'signIn.document.electronic',
    kind: 'terms-of-use',
    anchor: 'electronic-communications',
  },
  SMS_TERMS: { tag: 'sms', heading: 'signIn.document.sms', kind: 'terms-of-use', anchor: 'sms-terms' },
};

/** What asking for a code accepts, in a sentence; each document opens over the page. */
export const AcceptedDocuments = ({ method }: { readonly method: DeliveryMethod }) => {
  const t = useText();
  const [shown, setShown] = useState<AcceptedDocument | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const link =
    (document: AcceptedDocument) =>
    (inside: readonly ReactNode[]): ReactNode => (
      <ActionLink
        aria-haspopup="dialog"
        onClick={() => {
          setShown(document);
          setOpen(true);
        }}
      >
        {inside}
      </ActionLink>
    );
  const links = {
    ...Object.fromEntries(
      loginDisclosureTypesFor(method).map((type) => [documents[type].tag, link(documents[type])]),
    ),
    // A button is one piece to the line: what punctuates it would otherwise begin the next one.
    keep: (inside: readonly ReactNode[]) => <span css={formStyle.keep}>{inside}</span>,
  };
  return (
    <>
      <p css={formStyle.small}>
        <Rich id={method === 'EMAIL' ? 'signIn.accept.email' : 'signIn.accept.phone'} values={links} />
      </p>
      {shown ? (
        <Suspense>
          <StaticDocumentModal
            open={open}
            onClose={() => setOpen(false)}
            heading={t(shown.heading)}
            kind={shown.kind}
            {...(shown.anchor === undefined ? {} : { anchor: shown.anchor })}
          />
        </Suspense>
      ) : undefined}
    </>
  );
};

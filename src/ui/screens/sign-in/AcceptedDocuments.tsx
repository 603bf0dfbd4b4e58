import type { DeliveryMethod } from '@member-portal/domain/sign-in';
import { type ReactNode, useState } from 'react';
import { contactWord } from '../../contact/ContactField.tsx';
import { ActionLink } from '../../controls/ActionLink.tsx';
import { Rich } from '../../intl/Rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { late } from '../../services/late.tsx';
import { text } from '../../theme/styles.ts';
import { signInWhole } from './SignInFrame.tsx';

const StaticDocumentModal = late(
  async () => (await import('../../documents/StaticDocumentModal.tsx')).StaticDocumentModal,
);

/** The accepted document and the part of it, by the tag around its name in the sentence. */
const DOCUMENTS = {
  terms: { kind: 'terms-of-use' },
  privacy: { kind: 'privacy-policy-choices' },
  electronic: { kind: 'terms-of-use', anchor: 'electronic-communications' },
  sms: { kind: 'terms-of-use', anchor: 'sms-terms' },
} as const;

type Tag = keyof typeof DOCUMENTS;

/** A sentence with the documents accepted by requesting a code; each opens over the page. */
export const AcceptedDocuments = ({ method }: { readonly method: DeliveryMethod }) => {
  const t = useText();
  const [shown, setShown] = useState<{ readonly tag: Tag; readonly open: boolean }>();
  const link = (tag: Tag) => (inside: readonly ReactNode[]) => (
    <ActionLink aria-haspopup="dialog" onClick={() => setShown({ tag, open: true })}>
      {inside}
    </ActionLink>
  );
  const values = {
    terms: link('terms'),
    privacy: link('privacy'),
    electronic: link('electronic'),
    sms: link('sms'),
    // A line may break after a button: its punctuation would otherwise start the next line.
    keep: (inside: readonly ReactNode[]) => <span css={signInWhole}>{inside}</span>,
  };
  return (
    <>
      <p css={text.small}>
        <Rich id={`signIn.accept.${contactWord(method)}`} values={values} />
      </p>
      {shown && (
        <StaticDocumentModal
          {...DOCUMENTS[shown.tag]}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          heading={t(`signIn.document.${shown.tag}`)}
        />
      )}
    </>
  );
};

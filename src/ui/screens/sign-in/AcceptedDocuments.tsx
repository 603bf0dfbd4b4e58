import { css } from '@emotion/react';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import {
  type DeliveryMethod,
  type LoginDisclosureType,
  loginDisclosureTypesFor,
} from '@member-portal/domain/sign-in';
import { lazy, Suspense, useState } from 'react';
import { ActionLink } from '../../controls/ActionLink.tsx';
import type { MessageKey } from '../../intl/message-key.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { formStyle } from './form-style.ts';

const StaticDocumentModal = lazy(async () => ({
  default: (await import('../../documents/StaticDocumentModal.tsx')).StaticDocumentModal,
}));

/** Which document holds what is accepted, and where in it. */
const documents: Readonly<
  Record<
    LoginDisclosureType,
    { readonly name: MessageKey; readonly kind: DisclosureKind; readonly anchor?: string }
  >
> = {
  TERMS_OF_USE: { name: 'signIn.document.terms', kind: 'terms-of-use' },
  PRIVACY_POLICY: { name: 'signIn.document.privacy', kind: 'privacy-policy-choices' },
  ELECTRONIC_COMMUNICATIONS: {
    name: 'signIn.document.electronic',
    kind: 'terms-of-use',
    anchor: 'electronic-communications',
  },
  SMS_TERMS: { name: 'signIn.document.sms', kind: 'terms-of-use', anchor: 'sms-terms' },
};

/** The documents that asking for a code accepts, each a link that opens it. */
export const AcceptedDocuments = ({ method }: { readonly method: DeliveryMethod }) => {
  const t = useText();
  const [shown, setShown] = useState<LoginDisclosureType | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const document = shown === undefined ? undefined : documents[shown];
  return (
    <div css={frame}>
      <p css={formStyle.small}>{t('signIn.disclosures.and')}</p>
      <ul css={list}>
        {loginDisclosureTypesFor(method).map((type) => (
          <li key={type}>
            <ActionLink
              aria-haspopup="dialog"
              onClick={() => {
                setShown(type);
                setOpen(true);
              }}
            >
              {t(documents[type].name)}
            </ActionLink>
          </li>
        ))}
      </ul>
      {document ? (
        <Suspense>
          <StaticDocumentModal
            open={open}
            onClose={() => setOpen(false)}
            heading={t(document.name)}
            kind={document.kind}
            {...(document.anchor === undefined ? {} : { anchor: document.anchor })}
          />
        </Suspense>
      ) : undefined}
    </div>
  );
};

const { color, size, space } = tokens;
const frame = css({ paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  margin: 0,
  marginBlockStart: space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: size.small,
  '& button': { minHeight: 32 },
});

import { css } from '@emotion/react';
import { ReadStaticDocument } from '@member-portal/application/disclosures';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import { ResultAsync } from 'neverthrow';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
import { MultiStepModal } from '../modal/MultiStepModal.tsx';
import { modalStep } from '../modal/modal-step.ts';
import { connectionFailure } from '../services/connection-failure.ts';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useLoading } from '../services/use-loading.ts';
import { tokens } from '../theme/tokens.ts';
import { SafeDocument } from './SafeDocument.tsx';

interface StaticDocumentProps {
  readonly kind: DisclosureKind;
  /** The id of the part to begin at. */
  readonly anchor?: string;
}

/** Nobody needs a session to read these: a platform that asks for one cannot serve them now. */
const withoutSession = <F extends { readonly kind: string }>(failure: F): F | RequestFailure =>
  failure.kind === 'session-expired' ? { kind: 'bad-response', status: 401, message: '' } : failure;

const StaticDocument = ({ kind, anchor }: StaticDocumentProps) => {
  const t = useText();
  const { locale } = useIntl();
  const { dateLong } = useFormat();
  const { services, loadSignedIn } = usePortalServices();
  const { state, again } = useLoading(
    (signal) =>
      ResultAsync.fromPromise(loadSignedIn(), connectionFailure).andThen(() =>
        services.get(ReadStaticDocument)({ kind, locale }, signal).mapErr(withoutSession),
      ),
    kind,
  );

  if (state.kind === 'failed')
    return <Failure failure={state.failure} heading={t('signIn.document.loadFailed')} onRetry={again} />;
  if (state.kind !== 'done') return <Spinner />;
  const { content, effectiveOn } = state.value;
  return (
    <>
      <SafeDocument content={content} {...(anchor === undefined ? {} : { anchor })} />
      <p css={date}>{t('document.effective', { date: dateLong(effectiveOn) })}</p>
    </>
  );
};

/** A document of the lender's that belongs to no loan, read and shown within a modal. */
export const StaticDocumentModal = ({
  open,
  onClose,
  heading,
  ...document
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly heading: string;
} & StaticDocumentProps) => (
  <MultiStepModal
    open={open}
    onClose={onClose}
    initialStep="document"
    steps={{ document: modalStep({ heading, component: StaticDocument, props: document }) }}
  />
);

const date = css({ color: tokens.color.textQuiet, fontSize: tokens.size.small });

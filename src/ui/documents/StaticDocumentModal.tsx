import { ReadStaticDocument } from '@member-portal/application/disclosures';
import type { DisclosureKind } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import { languageTagOf } from '@member-portal/domain/locale';
import { ResultAsync } from 'neverthrow';
import { useWords } from '../intl/use-words.ts';
import type { ModalOptions } from '../modal/modal-step.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { connectionFailure } from '../services/connection-failure.ts';
import { Reading } from '../services/Reading.tsx';
import { usePortalServices } from '../services/ServicesProvider.tsx';
import { useLoading } from '../services/use-loading.ts';
import { text } from '../theme/styles.ts';
import { SafeDocument } from './SafeDocument.tsx';

interface StaticDocumentProps {
  readonly kind: DisclosureKind;
  /** The id of the part to begin at. */
  readonly anchor?: string;
}

/** These documents need no session: a platform that requires one is faulty. */
const withoutSession = <F extends { readonly kind: string }>(failure: F): F | RequestFailure =>
  failure.kind === 'session-expired' ? { kind: 'bad-response', status: 401, message: '' } : failure;

const StaticDocument = ({ kind, anchor }: StaticDocumentProps) => {
  const { t, format, locale } = useWords();
  const { services, loadSignedIn } = usePortalServices();
  const read = useLoading(
    (signal) =>
      ResultAsync.fromPromise(loadSignedIn(), connectionFailure).andThen(() =>
        services.get(ReadStaticDocument)({ kind, locale }, signal).mapErr(withoutSession),
      ),
    kind,
  );

  return (
    <Reading of={read} heading={t('signIn.document.loadFailed')}>
      {({ content, effectiveOn, locale: language }) => (
        <>
          <SafeDocument content={content} lang={languageTagOf(language)} anchor={anchor} />
          <p css={text.small}>{t('document.effective', { date: format.dateLong(effectiveOn) })}</p>
        </>
      )}
    </Reading>
  );
};

/** A document of the lender's that belongs to no loan, read and shown within a modal. */
export const StaticDocumentModal = ({
  open,
  onClose,
  heading,
  ...document
}: Pick<ModalOptions, 'open' | 'onClose'> & { readonly heading: string } & StaticDocumentProps) => (
  <StepModal
    open={open}
    onClose={onClose}
    step={{ id: 'document', heading, content: <StaticDocument {...document} /> }}
  />
);

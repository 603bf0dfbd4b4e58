import { css } from '@emotion/react';
import type { Cancellation } from '@member-portal/application/cancellation';
import {
  ReadAcknowledgedDocument,
  ReadLoanDocument,
  ReadStaticDocument,
} from '@member-portal/application/disclosures';
import {
  type DisclosureDocument,
  type DisclosureFormat,
  type DisclosureTagRefusal,
  isDisclosureKind,
} from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';
import { useParams } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import type { ResultAsync } from 'neverthrow';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { NotFound } from '../../controls/NotFound.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { LazyDocument } from '../../documents/LazyDocument.tsx';
import { useWords } from '../../intl/use-words.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useLoading } from '../../services/use-loading.ts';
import { columnStyle, mainStyle } from '../../shell/layout-style.ts';
import { OfflineBanner } from '../../shell/OfflineBanner.tsx';
import { SignedInLayout } from '../../shell/SignedInLayout.tsx';
import { usePageVisit } from '../../telemetry/use-page-visit.ts';
import { onPaper, row, text } from '../../theme/styles.ts';
import { tokens } from '../../theme/tokens.ts';

/** A signed-in page without header or footer (specification, section 2: disclosure pages). */
export const DisclosureLayout = () => (
  <>
    <OfflineBanner />
    <main id="main" tabIndex={-1} css={[columnStyle, mainStyle]} data-dd-action-name="document page">
      <SignedInLayout />
    </main>
  </>
);

/** A document of a loan. Whether it exists is known only once it was read. */
export const LoanDocumentPage = () => {
  const { loanId = '', viewType = '' } = useParams({ strict: false });
  const read = useService(ReadLoanDocument);
  return (
    <DocumentScreen
      key={`${loanId} ${viewType}`}
      kind={viewType}
      read={(as, signal) => read({ loanId: loanId as LoanId, viewType, ...as }, signal)}
    />
  );
};

/** The disclosure that a buyer accepted with one payment or enrolment. */
export const AcknowledgedDocumentPage = () => {
  const { viewType = '', targetId = '' } = useParams({ strict: false });
  const read = useService(ReadAcknowledgedDocument);
  return (
    <DocumentScreen
      key={`${viewType} ${targetId}`}
      kind={viewType}
      read={(as, signal) => read({ targetId, viewType, ...as }, signal)}
    />
  );
};

const Terms = ({ kind }: { readonly kind: 'payment-full-terms' | 'verification-service' }) => {
  usePageVisit('terms and conditions');
  const read = useService(ReadStaticDocument);
  return <DocumentScreen kind={kind} read={(as, signal) => read({ kind, ...as }, signal)} />;
};

/** The full terms of payments. */
export const PaymentFullTermsPage = () => <Terms kind="payment-full-terms" />;

/** The bank's terms and conditions for the verification service. */
export const VerificationServicePage = () => <Terms kind="verification-service" />;

type DocumentFailure = RequestFailure | DisclosureTagRefusal | { readonly kind: 'not-found' };

/** The buyer has no such document, or the kind does not exist. */
const isMissing = (failure: DocumentFailure): failure is Exclude<DocumentFailure, RequestFailure> =>
  ['not-found', 'unknown-tag', 'tag-required'].includes(failure.kind);

/** A document alone on its page, to read and to print. It is fetched once for the screen, and again when it is printed. */
const DocumentScreen = ({
  kind,
  read,
}: {
  /** Its kind, from the address; its name is shown if the document cannot be read. */
  readonly kind: string;
  readonly read: (
    as: { readonly locale: Locale; readonly format: DisclosureFormat },
    cancellation: Cancellation,
  ) => ResultAsync<DisclosureDocument, DocumentFailure>;
}) => {
  const { t, format, locale } = useWords();
  const web = useLoading((signal) => read({ locale, format: 'web' }, signal));
  const paper = useCommand((_: undefined, signal) => read({ locale, format: 'print' }, signal));
  const printed = paper.state.kind === 'done' ? paper.state.value : undefined;
  const print = async (): Promise<void> => {
    // Print a document already fetched for print; if it cannot be read, print the page itself, unless the session has ended.
    const fetched = printed ? undefined : await paper.run(undefined);
    if (printed || (fetched?.isErr() && fetched.error.kind !== 'session-expired')) window.print();
  };
  const back = <TextLink to="/loans/outstanding">{t('loan.notFound.back')}</TextLink>;
  const effective = ({ effectiveOn }: DisclosureDocument): string =>
    t('document.effective', { date: format.dateLong(effectiveOn) });

  if (web.state === 'failed') {
    const { failure, retry } = web;
    return isMissing(failure) ? (
      <NotFound title={t('disclosure.notFound.title')} text={t('disclosure.notFound.text')} />
    ) : (
      <article css={sheet}>
        <PageHeading>
          {t(isDisclosureKind(kind) ? `disclosure.kind.${kind}` : 'disclosure.documents')}
        </PageHeading>
        <div css={apart}>
          <Failure failure={failure} heading={t('disclosure.loadFailed')} onRetry={retry} />
        </div>
        {back}
      </article>
    );
  }
  if (web.state === 'loading') return <Spinner page />;
  const shown = web.value;
  return (
    <article css={sheet}>
      <div lang={languageTagOf(shown.locale)}>
        <PageHeading>{shown.title}</PageHeading>
      </div>
      <p css={[text.small, date]}>{effective(shown)}</p>
      <div css={[row(5, 3), apart]} data-print="none">
        <Button variant="secondary" busy={paper.running} onClick={() => void print()}>
          <span css={row(2)}>
            <Printer size="1.25rem" aria-hidden="true" />
            {t('disclosure.print')}
          </span>
        </Button>
        {back}
      </div>
      <LazyDocument content={shown.content} title={shown.title} lang={languageTagOf(shown.locale)} />
      {printed && (
        // Print as soon as its text is rendered.
        <div css={onPaper} lang={languageTagOf(printed.locale)} data-print="only">
          <p css={paperTitle}>{printed.title}</p>
          <p css={[text.small, date]} lang={languageTagOf(locale)}>
            {effective(printed)}
          </p>
          <LazyDocument content={printed.content} title={printed.title} onSet={() => window.print()} />
        </div>
      )}
    </article>
  );
};

const { size, space, weight } = tokens;
const sheet = css({ maxWidth: '46rem', marginInline: 'auto' });
const date = css({ marginBlockStart: space[2], '@media print': { marginBlockEnd: space[5] } });
const apart = css({ marginBlock: space[5] });
const paperTitle = css({ fontSize: size.page, fontWeight: weight.bold, lineHeight: 1.2 });

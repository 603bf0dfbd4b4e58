import { css } from '@emotion/react';
import {
  type DisclosureDocument,
  type DisclosureFormat,
  type DisclosureTagRefusal,
  isDisclosureKind,
} from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import Printer from 'lucide-react/icons/printer';
import type { ResultAsync } from 'neverthrow';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { LazyDocument } from '../../documents/LazyDocument.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useCommand } from '../../services/use-command.ts';
import { useLoading } from '../../services/use-loading.ts';
import { tokens } from '../../theme/tokens.ts';
import { DocumentNotFound } from './DocumentNotFound.tsx';
import { PaperDocument } from './PaperDocument.tsx';

type DocumentFailure = RequestFailure | DisclosureTagRefusal | { readonly kind: 'not-found' };

/** A document by itself, to read and to print. It is read once, when the screen opens, and for paper when it is printed. */
export const DocumentScreen = ({
  kind,
  read,
}: {
  /** Of which kind it is, as the address says: where it cannot be read, it is known by the name of its kind. */
  readonly kind: string;
  readonly read: (
    format: DisclosureFormat,
    signal: AbortSignal,
  ) => ResultAsync<DisclosureDocument, DocumentFailure>;
}) => {
  const t = useText();
  const { dateLong } = useFormat();
  const { state, again } = useLoading((signal) => read('web', signal));
  const paper = useCommand((_: undefined, signal) => read('print', signal));
  const print = async (): Promise<void> => {
    // What was set for paper before prints again; where it cannot be had, the page itself prints.
    if (paper.state.kind === 'done' || (await paper.run(undefined))?.isErr()) window.print();
  };

  if (state.kind === 'failed') {
    const { failure } = state;
    return failure.kind === 'not-found' ||
      failure.kind === 'unknown-tag' ||
      failure.kind === 'tag-required' ? (
      <DocumentNotFound />
    ) : (
      <article css={sheet}>
        <PageHeading>
          {t(isDisclosureKind(kind) ? `disclosure.kind.${kind}` : 'disclosure.documents')}
        </PageHeading>
        <div css={trouble}>
          <Failure failure={failure} heading={t('disclosure.loadFailed')} onRetry={again} />
          <p>
            <TextLink to="/loans/outstanding">{t('loan.notFound.back')}</TextLink>
          </p>
        </div>
      </article>
    );
  }
  if (state.kind !== 'done') return <Spinner page />;
  const { title, content, effectiveOn } = state.value;
  return (
    <article css={sheet}>
      <PageHeading>{title}</PageHeading>
      <p css={quiet}>{t('document.effective', { date: dateLong(effectiveOn) })}</p>
      <div css={tools} data-print="none">
        <Button variant="secondary" busy={paper.running} onClick={() => void print()}>
          <span css={label}>
            <Printer size="1.25rem" aria-hidden="true" />
            {t('disclosure.print')}
          </span>
        </Button>
        <TextLink to="/loans/outstanding">{t('loan.notFound.back')}</TextLink>
      </div>
      <LazyDocument content={content} title={title} />
      {paper.state.kind === 'done' ? <PaperDocument document={paper.state.value} /> : undefined}
    </article>
  );
};

const { color, space, size } = tokens;
const sheet = css({ maxWidth: '46rem', marginInline: 'auto' });
const quiet = css({
  marginBlockStart: space[2],
  color: color.textQuiet,
  fontSize: size.small,
  '@media print': { marginBlockEnd: space[5] },
});
const trouble = css({ display: 'grid', gap: space[5], marginBlockStart: space[5] });
const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  marginBlock: space[5],
});
const label = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  verticalAlign: 'middle',
});

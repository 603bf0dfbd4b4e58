import { css } from '@emotion/react';
import type { Loan, LoanDocument, LoanId } from '@member-portal/domain/loan';
import FileText from 'lucide-react/icons/file-text';
import { Panel } from '../../../controls/Panel.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { TermsLink } from '../../../documents/TermsLink.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { stack, text } from '../../../theme/styles.ts';
import { tokens } from '../../../theme/tokens.ts';

/**
 * A loan's documents, with names in the language of the visit, because the platform's titles are in the language on file;
 * collapsed on a phone. An unknown kind has the platform's title and, without a route, no link.
 */
export const LoanDocuments = ({ loan: { id, documents } }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  return (
    <Panel heading={t('disclosure.documents')} folds={useNarrow()}>
      {documents.length === 0 ? (
        <div css={stack(3)}>
          <EmptyDrawing />
          <p>{t('loan.documents.none')}</p>
          <PhoneLine />
        </div>
      ) : (
        <ul css={list}>
          {Object.entries(documents).map(([place, document]) => (
            <li key={place}>
              <FileText size="1.25rem" aria-hidden="true" />
              <span>
                {document.kind === 'unknown' ? (
                  <span>{document.title ?? t('disclosure.kind.unknown')}</span>
                ) : (
                  <DocumentLink loanId={id} document={document} />
                )}
                <small>{format.dateLong(document.effectiveOn)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

/** Opens in a new tab: a document's page has no header to navigate back with. */
const DocumentLink = ({
  loanId,
  document: { kind, targetId },
}: {
  readonly loanId: LoanId;
  readonly document: Exclude<LoanDocument, { readonly kind: 'unknown' }>;
}) => {
  const { t } = useWords();
  if (kind === 'payment-full-terms') return <TermsLink kind={kind} />;
  const place =
    targetId === undefined ? 'views/$viewType' : 'acknowledgements/name/$viewType/target-id/$targetId';
  return (
    <TextLink
      to={`/disclosure/payment-agreement/$loanId/${place}`}
      params={{ loanId, viewType: kind, targetId }}
      target="_blank"
      rel="noopener"
    >
      {t(`disclosure.kind.${kind}`)}
      <VisuallyHidden> {t('footer.opensInNewTab')}</VisuallyHidden>
    </TextLink>
  );
};

const { color, space } = tokens;
const list = css(stack(4), {
  '& > li': { display: 'flex', gap: space[3] },
  '& > li > svg': { flex: 'none', color: color.textQuiet },
  '& > li > span': { display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' },
  '& small': text.small,
});

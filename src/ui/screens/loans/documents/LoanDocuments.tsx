import { css } from '@emotion/react';
import type { Loan, LoanDocument, LoanId } from '@member-portal/domain/loan';
import FileText from 'lucide-react/icons/file-text';
import { Card } from '../../../controls/Card.tsx';
import { Fold } from '../../../controls/Fold.tsx';
import { Section } from '../../../controls/Section.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useNarrow } from '../../../controls/use-media.ts';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { TermsLink } from '../../../documents/TermsLink.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { EmptyDrawing } from '../../../loan/EmptyDrawing.tsx';
import { PhoneLine } from '../../../loan/PhoneLine.tsx';
import { tokens } from '../../../theme/tokens.ts';

/**
 * A loan's documents, under the names that they have in the language of the visit: the platform's own are in the language on
 * file; folded on a phone. A kind that nobody knows here has the platform's title and no link: no route leads to it.
 */
export const LoanDocuments = ({ loan }: { readonly loan: Pick<Loan, 'id' | 'documents'> }) => {
  const t = useText();
  const format = useFormat();
  const narrow = useNarrow();
  const lines =
    loan.documents.length === 0 ? (
      <div css={none}>
        <EmptyDrawing />
        <p>{t('loan.documents.none')}</p>
        <PhoneLine />
      </div>
    ) : (
      <ul css={list}>
        {loan.documents.map((document) => (
          <li key={Object.values(document).join(' ')} css={line}>
            <FileText size="1.25rem" aria-hidden="true" />
            <span css={words}>
              {document.kind === 'unknown' ? (
                <span>{document.title ?? t('disclosure.kind.unknown')}</span>
              ) : (
                <DocumentLink loanId={loan.id} document={document} />
              )}
              <span css={quiet}>{format.dateLong(document.effectiveOn)}</span>
            </span>
          </li>
        ))}
      </ul>
    );
  if (narrow) return <Fold heading={t('disclosure.documents')}>{lines}</Fold>;
  return (
    <Card>
      <Section heading={t('disclosure.documents')}>{lines}</Section>
    </Card>
  );
};

/** Opens in a tab of its own: a document's page has no header to come back by. */
const DocumentLink = ({
  loanId,
  document: { kind, targetId },
}: {
  readonly loanId: LoanId;
  readonly document: Exclude<LoanDocument, { readonly kind: 'unknown' }>;
}) => {
  const t = useText();
  const elsewhere = { target: '_blank', rel: 'noopener' } as const;
  const name = (
    <>
      {t(`disclosure.kind.${kind}`)}
      <VisuallyHidden> {t('footer.opensInNewTab')}</VisuallyHidden>
    </>
  );
  if (kind === 'payment-full-terms') return <TermsLink kind={kind} />;
  return targetId === undefined ? (
    <TextLink
      to="/disclosure/payment-agreement/$loanId/views/$viewType"
      params={{ loanId, viewType: kind }}
      {...elsewhere}
    >
      {name}
    </TextLink>
  ) : (
    <TextLink
      to="/disclosure/payment-agreement/$loanId/acknowledgements/name/$viewType/target-id/$targetId"
      params={{ loanId, viewType: kind, targetId }}
      {...elsewhere}
    >
      {name}
    </TextLink>
  );
};

const { color, size, space } = tokens;
const list = css({ display: 'grid', gap: space[4], padding: 0 });
const line = css({ display: 'flex', gap: space[3], '& > svg': { flex: 'none', color: color.textQuiet } });
const none = css({ display: 'grid', gap: space[3] });
const words = css({ display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });
const quiet = css({ color: color.textQuiet, fontSize: size.small });

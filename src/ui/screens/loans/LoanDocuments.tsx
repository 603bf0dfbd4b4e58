import { css } from '@emotion/react';
import type { Loan } from '@member-portal/domain/loan';
import FileText from 'lucide-react/icons/file-text';
import { Card } from '../../controls/Card.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

/**
 * A loan's documents, under the names that they have in the language of the visit: the platform's own are in the language on
 * file. Each opens in a tab of its own: it has no header to come back by.
 */
export const LoanDocuments = ({ loan }: { readonly loan: Pick<Loan, 'id' | 'documents'> }) => {
  const t = useText();
  const format = useFormat();
  if (loan.documents.length === 0) return undefined;
  const elsewhere = { target: '_blank', rel: 'noopener' } as const;
  return (
    <Card>
      <Section heading={t('disclosure.documents')}>
        <ul css={list}>
          {loan.documents.map(({ kind, targetId, effectiveOn }) => {
            const name = (
              <>
                {t(`disclosure.kind.${kind}`)}
                <VisuallyHidden> {t('footer.opensInNewTab')}</VisuallyHidden>
              </>
            );
            return (
              <li key={`${kind} ${targetId}`} css={line}>
                <FileText size={20} aria-hidden="true" />
                <span css={words}>
                  {targetId === undefined ? (
                    <TextLink
                      to="/disclosure/payment-agreement/$loanId/views/$viewType"
                      params={{ loanId: loan.id, viewType: kind }}
                      {...elsewhere}
                    >
                      {name}
                    </TextLink>
                  ) : (
                    <TextLink
                      to="/disclosure/payment-agreement/$loanId/acknowledgements/name/$viewType/target-id/$targetId"
                      params={{ loanId: loan.id, viewType: kind, targetId }}
                      {...elsewhere}
                    >
                      {name}
                    </TextLink>
                  )}
                  <span css={quiet}>{format.dateLong(effectiveOn)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
    </Card>
  );
};

const { color, size, space } = tokens;
const list = css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
const line = css({ display: 'flex', gap: space[3], '& > svg': { flex: 'none', color: color.textQuiet } });
const words = css({ display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });
const quiet = css({ color: color.textQuiet, fontSize: size.small });

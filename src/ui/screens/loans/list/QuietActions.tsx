import type { LoanSummary } from '@member-portal/domain/loan';
import { buttonStyle } from '../../../controls/button-style.ts';
import { ExternalLink } from '../../../controls/ExternalLink.tsx';
import { LinkButton } from '../../../controls/LinkButton.tsx';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { useContactLink } from '../../../loan/use-contact-link.ts';
import { cardLayout } from './card-layout.ts';

type NamedLoan = Pick<LoanSummary, 'id' | 'merchant' | 'number'>;

/** What a loan's card offers where nothing can be paid: the lender's contact, where there is one, and the loan's own page. */
export const QuietActions = ({ loan, contact }: { readonly loan: NamedLoan; readonly contact: boolean }) => {
  const t = useText();
  const address = useContactLink();
  return (
    <div css={cardLayout.actions}>
      {contact && address ? (
        <span css={cardLayout.quietEdge}>
          <ExternalLink href={address} css={buttonStyle('quiet', false)}>
            {t('loans.contact')}
          </ExternalLink>
        </span>
      ) : undefined}
      <DetailsLink loan={loan} />
    </div>
  );
};

/** Opens a loan's own page from its card. */
export const DetailsLink = ({ loan }: { readonly loan: NamedLoan }) => {
  const t = useText();
  return (
    <span css={cardLayout.quietEdge}>
      <LinkButton
        variant="quiet"
        data-dd-action-name="loan details"
        to="/loans/$loanId"
        params={{ loanId: loan.id }}
        aria-label={t('loans.detailsOf', { merchant: merchantNameOf(loan, t), number: loan.number })}
      >
        {t('loans.details')}
      </LinkButton>
    </span>
  );
};

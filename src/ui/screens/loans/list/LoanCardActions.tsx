import { isPayable, type LoanSummary } from '@member-portal/domain/loan';
import { Button } from '../../../controls/Button.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useText } from '../../../intl/use-text.ts';
import { AutopayButton } from '../../../loan/AutopayButton.tsx';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { cardLayout } from './card-layout.ts';
import { DetailsLink } from './QuietActions.tsx';

/**
 * What a buyer can do with a loan from its card. Beside each other, buttons that say one of two things have the room of both,
 * so that they stand under each other from card to card.
 */
export const LoanCardActions = ({
  loan,
  again,
}: {
  readonly loan: LoanSummary;
  /** Whether a payment is in progress already. */
  readonly again: boolean;
}) => {
  const t = useText();
  const dialogs = useLoanDialogs();
  const wayToAutopay = useWayToAutopay(loan);
  const named = { merchant: merchantNameOf(loan, t), number: loan.number };
  return (
    <div css={cardLayout.actions}>
      {isPayable(loan) ? (
        <span css={cardLayout.room} data-one={t('loans.pay')} data-other={t('loans.payAgain')}>
          <Button
            variant="secondary"
            data-dd-action-name="make a payment"
            aria-label={t(again ? 'loans.payAgainFor' : 'loans.payFor', named)}
            onClick={() => dialogs.open({ flow: 'payment', loanId: loan.id })}
          >
            {t(again ? 'loans.payAgain' : 'loans.pay')}
          </Button>
        </span>
      ) : undefined}
      {wayToAutopay ? (
        <span
          css={[cardLayout.quietEdge, cardLayout.room, cardLayout.quietRoom]}
          data-one={t('autopay.setUp')}
          data-other={t('autopay.manage')}
        >
          <AutopayButton loan={loan} variant="quiet" named />
        </span>
      ) : undefined}
      <DetailsLink loan={loan} />
    </div>
  );
};

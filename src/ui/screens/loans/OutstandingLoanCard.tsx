import { css } from '@emotion/react';
import { isLent, isPastDue, isPayable, type LoanSummary } from '@member-portal/domain/loan';
import { Amount } from '../../controls/Amount.tsx';
import { Button } from '../../controls/Button.tsx';
import { Card } from '../../controls/Card.tsx';
import { LinkButton } from '../../controls/LinkButton.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { AutopayButton } from '../autopay/AutopayButton.tsx';
import { cardLayout } from './card-layout.ts';
import { LoanIdentity } from './LoanIdentity.tsx';
import { LoanProgress } from './LoanProgress.tsx';
import { useOnItsWay } from './use-on-its-way.ts';

/** A loan that is still being paid: what is owed, what is due next, how far it has come, and the way to pay. */
export const OutstandingLoanCard = ({
  loan,
  onPay,
  onAutopay,
}: {
  readonly loan: LoanSummary;
  readonly onPay: (loan: LoanSummary) => void;
  readonly onAutopay: (loan: LoanSummary) => void;
}) => {
  const t = useText();
  const named = { merchant: loan.merchant, number: loan.number };
  const coming = useOnItsWay()(loan, 'card');
  const lent = isLent(loan);
  const headingId = `loan-${loan.id}`;
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div css={cardLayout.top}>
        <LoanIdentity loan={loan} headingId={headingId} />
        <dl css={cardLayout.figure}>
          <dt css={cardLayout.term}>{t(lent ? 'loans.balance' : 'loans.askedFor')}</dt>
          <dd css={cardLayout.value}>
            <Amount value={lent ? loan.balance : loan.original} size="large" />
          </dd>
        </dl>
      </div>
      <div css={cardLayout.bottom}>
        {lent ? <CardFacts loan={loan} /> : <p css={waiting}>{t('loans.inReview')}</p>}
        <div css={cardLayout.actions}>
          {isPayable(loan) ? (
            <Button
              variant="secondary"
              aria-label={t(coming ? 'loans.payAgainFor' : 'loans.payFor', named)}
              onClick={() => onPay(loan)}
            >
              {t(coming ? 'loans.payAgain' : 'loans.pay')}
            </Button>
          ) : undefined}
          <span css={cardLayout.quietEdge}>
            <AutopayButton loan={loan} variant="quiet" named onAutopay={onAutopay} />
          </span>
          <span css={cardLayout.quietEdge}>
            <LinkButton
              variant="quiet"
              to="/loans/$loanId"
              params={{ loanId: loan.id }}
              aria-label={t('loans.detailsOf', named)}
            >
              {t('loans.details')}
            </LinkButton>
          </span>
        </div>
      </div>
    </Card>
  );
};

/** How far it has come, and what is due next. */
const CardFacts = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const format = useFormat();
  const coming = useOnItsWay()(loan, 'card');
  return (
    <>
      <LoanProgress loan={loan} />
      <dl css={cardLayout.fact}>
        <dt css={cardLayout.term}>{t('loans.nextPayment')}</dt>
        <dd css={cardLayout.value}>
          {loan.nextPayment ? (
            <>
              <Amount value={loan.nextPayment.amount} />
              <span css={cardLayout.aside}> {format.dateShort(loan.nextPayment.dueOn)}</span>
            </>
          ) : (
            t('loans.nextPayment.none')
          )}
          {isPastDue(loan) ? (
            <span css={late}>{t('loans.pastDueAmount', { amount: format.money(loan.pastDue) })}</span>
          ) : undefined}
          {coming ? <span css={onItsWay}>{coming}</span> : undefined}
          {loan.autopayEnrolled ? <span css={cardLayout.line}>{t('loans.autopayOn')}</span> : undefined}
        </dd>
      </dl>
    </>
  );
};

const { color, size, weight } = tokens;
const waiting = css({
  gridColumn: 'span 2',
  margin: 0,
  color: color.textQuiet,
  [tokens.media.small]: { gridColumn: 'auto' },
});
const line = css({ display: 'block', fontSize: size.small, fontWeight: weight.medium });
const late = css([line, { color: color.dangerText }]);
const onItsWay = css([line, { color: color.text }]);

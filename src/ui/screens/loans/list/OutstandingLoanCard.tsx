import { css } from '@emotion/react';
import { isLent, isPastDue, type LoanSummary, standingOf } from '@member-portal/domain/loan';
import { nextToPay } from '@member-portal/domain/today';
import { Amount } from '../../../controls/Amount.tsx';
import { Card } from '../../../controls/Card.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanIdentity } from '../../../loan/LoanIdentity.tsx';
import { LoanProgress } from '../../../loan/LoanProgress.tsx';
import { useLoanToday } from '../../../loan/use-loan-today.ts';
import { stateTones } from '../../../theme/state-tones.ts';
import { tokens } from '../../../theme/tokens.ts';
import { cardLayout, single } from './card-layout.ts';
import { LoanCardActions } from './LoanCardActions.tsx';
import { UnknownLoanCard } from './UnknownLoanCard.tsx';
import { useInProgress } from './use-in-progress.ts';

/** A loan that is still being paid: what is owed, what is due next, how far it has come, and the way to pay. */
export const OutstandingLoanCard = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const coming = useInProgress()(loan);
  const lent = isLent(loan);
  const headingId = `loan-${loan.id}`;
  if (loan.status === 'UNKNOWN_STATUS') return <UnknownLoanCard loan={loan} />;
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
        {lent ? <CardFacts loan={loan} coming={coming} /> : <p css={waiting}>{t('loans.inReview')}</p>}
        <LoanCardActions loan={loan} again={coming !== undefined} />
      </div>
    </Card>
  );
};

/** How far it has come, and what is due next. */
const CardFacts = ({ loan, coming }: { readonly loan: LoanSummary; readonly coming: string | undefined }) => {
  const t = useText();
  const format = useFormat();
  const today = useLoanToday()(loan);
  const next = nextToPay(loan, today);
  const isCovered = today.kind === 'processing';
  return (
    <>
      <LoanProgress loan={loan} />
      <dl css={cardLayout.fact}>
        <dt css={cardLayout.term}>{t('loans.nextPayment')}</dt>
        <dd css={cardLayout.value}>
          {next ? (
            <>
              <Amount value={next.amount} />
              <span css={cardLayout.aside}> {format.dateShort(next.dueOn)}</span>
            </>
          ) : isCovered ? undefined : (
            t('loans.nextPayment.none')
          )}
          {isPastDue(loan) && !isCovered ? (
            <span css={[standingOf(loan).kind === 'grace-period' ? stateTones.grace : stateTones.late, late]}>
              {t('loans.pastDueAmount', { amount: format.money(loan.pastDue) })}
            </span>
          ) : undefined}
          {coming ? <span css={inProgress}>{coming}</span> : undefined}
          {loan.autopayEnrolled ? <span css={cardLayout.line}>{t('loans.autopayOn')}</span> : undefined}
        </dd>
      </dl>
    </>
  );
};

const { color, size, weight } = tokens;
const waiting = css([cardLayout.told, { gridColumn: 'span 2', [single]: { gridColumn: 'auto' } }]);
const line = css({ display: 'block', fontSize: size.small, fontWeight: weight.medium });
const late = css([line, { color: 'var(--tone-ink)' }]);
const inProgress = css([line, { color: color.text }]);

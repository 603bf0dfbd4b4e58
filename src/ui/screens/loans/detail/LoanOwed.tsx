import { css } from '@emotion/react';
import { isLent, isOwedThoughClosed, isPayable, type Loan, owedBreakdown } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { Amount } from '../../../controls/Amount.tsx';
import { Button } from '../../../controls/Button.tsx';
import { Card } from '../../../controls/Card.tsx';
import { type Definition, DefinitionList } from '../../../controls/DefinitionList.tsx';
import { Section } from '../../../controls/Section.tsx';
import { useLoanDialogs } from '../../../dialogs/LoanDialogs.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { endingOf } from '../../../loan/loan-words.ts';
import { useEvaluatedFlag } from '../../../services/use-evaluated-flag.ts';
import { tokens } from '../../../theme/tokens.ts';
import { PaymentTimeline } from './PaymentTimeline.tsx';
import { useExplained } from './use-explained.tsx';

/** What is owed, as one breakdown that adds up, how far the loan has come, and the way to pay it off. */
export const LoanOwed = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const lines = useOwedLines(loan);
  const dialogs = useLoanDialogs();
  const possible = isPayable(loan) && loan.paymentOptions.some(({ amountType }) => amountType === 'PAYOFF');
  // A lender who has just stopped payoffs offers none, however old the flags are that were loaded at the start.
  const offered = useEvaluatedFlag('payOff', possible);
  const ending = endingOf(t, format, loan);
  return (
    <Card>
      <Section heading={t(isLent(loan) ? 'loan.owed' : 'loans.askedFor')}>
        {isLent(loan) ? (
          <div css={dense}>
            <DefinitionList items={lines} />
          </div>
        ) : (
          <Amount value={loan.original} size="large" />
        )}
        {possible && offered ? (
          <div css={action} data-print="none">
            <Button
              variant="secondary"
              wide
              data-dd-action-name="pay off"
              onClick={() => dialogs.open({ flow: 'payoff', loanId: loan.id })}
            >
              {t('payoff.pay')}
            </Button>
          </div>
        ) : undefined}
        {isLent(loan) ? <PaymentTimeline loan={loan} /> : undefined}
        {ending && !isOwedThoughClosed(loan) ? <p css={said}>{ending}</p> : undefined}
      </Section>
    </Card>
  );
};

/** The parts of what is owed, and their total as the last line. */
const useOwedLines = (loan: Loan): readonly Definition[] => {
  const t = useText();
  const format = useFormat();
  const explained = useExplained();
  const { total, parts, isPayoff, through } = owedBreakdown(loan);
  const line = (term: string, value: Definition['value']): Definition => ({ term, value });
  const interest = (amount: Definition['value']) =>
    explained('accruedInterest', {
      term: through
        ? t('loan.owed.interest', { date: format.dateShort(through) })
        : t('loan.accruedInterest'),
      value: amount,
    });
  const sum: Definition = {
    term: t(isOwedThoughClosed(loan) ? 'loans.balanceOwed' : isPayoff ? 'loan.payoff' : 'loans.balance'),
    value: <Amount value={total} size="large" />,
  };
  const isOwing = isPositive(total) || (parts !== undefined && isPositive(parts.processing));
  return [
    ...(parts && isOwing
      ? [
          line(t('loan.schedule.principal'), <Amount value={parts.principal} />),
          interest(<Amount value={parts.interest} />),
          ...(isPositive(parts.fees) ? [line(t('loan.fees'), <Amount value={parts.fees} />)] : []),
          ...(isPositive(parts.processing)
            ? [
                line(
                  t('loan.owed.processing'),
                  t('loan.owed.less', { amount: format.money(parts.processing) }),
                ),
              ]
            : []),
        ]
      : []),
    isPayoff && isOwing ? explained('payoff', sum) : sum,
  ];
};

const { color, space } = tokens;
const dense = css({ '& dl > div': { paddingBlock: space[2] } });
const action = css({ marginBlock: space[3] });
const said = css({ marginBlockStart: space[3], color: color.textQuiet });

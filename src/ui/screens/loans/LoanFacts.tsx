import { css } from '@emotion/react';
import { isLent, type Loan } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { Card } from '../../controls/Card.tsx';
import { type Definition, DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';
import { useExplained } from './use-explained.tsx';

/** The numbers that a buyer asks for: payoff, rate, term, and what was paid so far. */
export const LoanFacts = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const explained = useExplained();
  const { payoff, paidToDate } = loan;
  const lent = isLent(loan);
  const agreed = t(`loan.term.${loan.frequency}`, { count: loan.term });
  const pending = payoff?.breakdown.pending;
  // Of what was never lent there is nothing to pay, and nothing that was paid.
  const paid: readonly Definition[] = [
    { term: t('loan.principalPaid'), value: <Amount value={paidToDate.principal} /> },
    { term: t('loan.interestPaid'), value: <Amount value={paidToDate.interest} /> },
    ...(isPositive(paidToDate.fees)
      ? [{ term: t('loan.feesPaid'), value: <Amount value={paidToDate.fees} /> }]
      : []),
    ...(isPositive(loan.accruedInterest)
      ? [
          explained('accruedInterest', {
            term: t('loan.accruedInterest'),
            value: <Amount value={loan.accruedInterest} />,
          }),
        ]
      : []),
    ...(isPositive(loan.fees) ? [{ term: t('loan.fees'), value: <Amount value={loan.fees} /> }] : []),
    { term: t('loan.matures'), value: format.dateShort(loan.maturesOn) },
    { term: t('loan.autopay'), value: t(loan.autopayEnrolled ? 'loan.autopay.on' : 'loan.autopay.off') },
  ];
  const items: readonly Definition[] = [
    ...(payoff && isPositive(payoff.amount)
      ? [
          explained('payoff', {
            term: t('loan.payoff'),
            value: <Amount value={payoff.amount} />,
            note:
              pending && isPositive(pending)
                ? t('loan.payoff.pending', { amount: format.money(pending) })
                : undefined,
          }),
          { term: t('loan.payoff.goodThrough'), value: format.dateShort(payoff.goodThrough) },
        ]
      : []),
    explained('apr', { term: t('loan.apr'), value: format.percent(loan.apr) }),
    // Interest accrues by this rate. Where both are one figure, saying it twice would only puzzle.
    ...(Number(loan.terms.rate) === Number(loan.apr)
      ? []
      : [{ term: t('loan.rate'), value: format.percent(loan.terms.rate) }]),
    {
      term: t('loan.term'),
      value:
        loan.installmentsTotal > loan.term
          ? t('loan.term.now', { agreed, count: loan.installmentsTotal })
          : agreed,
    },
    { term: t(lent ? 'loans.original' : 'loans.askedFor'), value: <Amount value={loan.original} /> },
    ...(lent ? paid : []),
  ];
  return (
    <Card>
      <Section heading={t('loan.facts')}>
        <DefinitionList items={items} />
        <p css={asOf}>{t('loan.asOf', { date: format.dateTime(loan.asOf) })}</p>
      </Section>
    </Card>
  );
};

const asOf = css({
  margin: 0,
  marginBlockStart: tokens.space[3],
  fontSize: tokens.size.small,
  color: tokens.color.textQuiet,
});

import { css } from '@emotion/react';
import { isLent, type Loan, segmentOf } from '@member-portal/domain/loan';
import { isPositive } from '@member-portal/domain/money';
import { Amount } from '../../../controls/Amount.tsx';
import { type Definition, DefinitionList } from '../../../controls/DefinitionList.tsx';
import { Fold } from '../../../controls/Fold.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { tokens } from '../../../theme/tokens.ts';
import { useExplained } from './use-explained.tsx';

/** The numbers that a buyer seldom asks for: rate, term, and what was paid so far. They unfold. */
export const LoanFacts = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const explained = useExplained();
  const { paidToDate } = loan;
  const lent = isLent(loan);
  const agreed = t(`loan.term.${loan.frequency}`, { count: loan.term });
  // Of what was never lent there is nothing to pay, and nothing that was paid.
  const paid: readonly Definition[] = [
    { term: t('loan.principalPaid'), value: <Amount value={paidToDate.principal} /> },
    { term: t('loan.interestPaid'), value: <Amount value={paidToDate.interest} /> },
    ...(isPositive(paidToDate.fees)
      ? [{ term: t('loan.feesPaid'), value: <Amount value={paidToDate.fees} /> }]
      : []),
    // Of a loan that is over nothing falls due any more.
    ...(segmentOf(loan.status) === 'closed'
      ? []
      : [{ term: t('loan.matures'), value: format.dateShort(loan.maturesOn) }]),
    { term: t('loan.autopay'), value: t(loan.autopayEnrolled ? 'loan.autopay.on' : 'loan.autopay.off') },
  ];
  const items: readonly Definition[] = [
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
    <Fold heading={t('loan.facts')}>
      <DefinitionList items={items} />
      <p css={asOf}>{t('loan.asOf', { date: format.dateTime(loan.asOf) })}</p>
    </Fold>
  );
};

const asOf = css({
  marginBlockStart: tokens.space[3],
  fontSize: tokens.size.small,
  color: tokens.color.textQuiet,
});

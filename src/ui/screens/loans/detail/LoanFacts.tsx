import { isLent, type Loan, segmentOf } from '@member-portal/domain/loan';
import { isPositive, multiplyMoney } from '@member-portal/domain/money';
import { DefinitionList } from '../../../controls/DefinitionList.tsx';
import { Panel } from '../../../controls/Panel.tsx';
import { useWords } from '../../../intl/use-words.ts';
import { OrderSourceLabel } from '../../../loan/LoanIdentity.tsx';
import { useVisit } from '../../../telemetry/use-page-visit.ts';
import { above, text } from '../../../theme/styles.ts';

/** Rarely needed figures: rate, term, and what was paid so far. Collapsible. */
export const LoanFacts = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const visit = useVisit();
  const { apr, terms, term, installmentsTotal: count, paidToDate } = loan;
  const lent = isLent(loan);
  const agreed = t(`loan.term.${loan.frequency}`, { count: term });
  return (
    <Panel folds heading={t('loan.facts')}>
      <DefinitionList
        items={[
          {
            term: t('loan.apr'),
            value: format.percent(apr),
            meaning: t('loan.explain.apr'),
            onExplain: () => visit({ kind: 'explain', term: 'apr' }),
          },
          // The rate at which interest accrues; shown only if it differs from the APR.
          Number(terms.rate) !== Number(apr) && { term: t('loan.rate'), value: format.percent(terms.rate) },
          { term: t('loan.term'), value: count > term ? t('loan.term.now', { agreed, count }) : agreed },
          { term: t(lent ? 'loans.original' : 'loans.askedFor'), value: format.money(loan.original) },
          // A loan that was never disbursed has no payments.
          lent && { term: t('loan.principalPaid'), value: format.money(paidToDate.principal) },
          lent && { term: t('loan.interestPaid'), value: format.money(paidToDate.interest) },
          lent &&
            isPositive(paidToDate.fees) && {
              term: t('loan.feesPaid'),
              value: format.money(paidToDate.fees),
            },
          // Nothing falls due on a closed loan.
          lent &&
            segmentOf(loan.status) !== 'closed' && {
              term: t('loan.matures'),
              value: format.dateShort(loan.maturesOn),
            },
          lent && {
            term: t('loan.autopay'),
            value: t(`loan.autopay.${!loan.autopayEnrolled ? 'off' : loan.autopayPaused ? 'paused' : 'on'}`),
          },
        ]}
      />
      <p css={[text.small, above(3)]}>{t('loan.asOf', { date: format.dateTime(loan.asOf) })}</p>
    </Panel>
  );
};

/** What was bought, where and when. Collapsible. */
export const LoanOrder = ({ loan: { order, items, downPayment } }: { readonly loan: Loan }) => {
  const visit = useVisit();
  const { t, format } = useWords();
  return (
    <Panel folds heading={t('loan.order')} onUnfold={() => visit({ kind: 'unfold', part: 'order' })}>
      <DefinitionList
        items={[
          { term: t('loan.order.number'), value: order.id },
          { term: t('loan.order.placedOn'), value: format.dateShort(order.placedOn) },
          { term: t('loan.order.source'), value: <OrderSourceLabel source={order.source} /> },
          ...items.map(({ name, quantity, price }) => ({
            term: quantity === 1 ? name : t('loan.order.item', { quantity, name }),
            value: format.money(multiplyMoney(price, quantity)),
          })),
          downPayment && {
            term: t('loan.order.downPayment', { date: format.dateShort(downPayment.paidOn) }),
            value: format.money(downPayment.amount),
          },
          { term: t('loan.order.total'), value: format.money(order.total) },
        ]}
      />
    </Panel>
  );
};

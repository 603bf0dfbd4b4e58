import { css } from '@emotion/react';
import { CountLoans } from '@member-portal/application/loans';
import { nextDueOf } from '@member-portal/domain/loan';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { useAutopayDialog } from '../autopay/use-autopay-dialog.tsx';
import { OpenPaymentsNews } from '../payment/OpenPaymentsNews.tsx';
import { usePaymentDialog } from '../payment/use-payment-dialog.tsx';
import { EmptyLoans } from './EmptyLoans.tsx';
import { LoanList } from './LoanList.tsx';
import { LoanListTools } from './LoanListTools.tsx';
import { LoansNav } from './LoansNav.tsx';
import { NextDue } from './NextDue.tsx';
import { OutstandingLoanCard } from './OutstandingLoanCard.tsx';
import { useFirstPage } from './PagedList.tsx';
import { FIRST_VIEW, useLoans } from './use-loans.ts';

/** From this many loans on, a list is searched and sorted rather than read. */
const MANY_LOANS = 10;

/** What is due next across all loans, then each loan that is still being paid (specification, section 2: /loans). */
export const OutstandingLoansPage = () => {
  const t = useText();
  usePageLoaded('outstanding loans');
  const [view, setView] = useState(FIRST_VIEW);
  const all = useLoans('outstanding');
  const loans = useLoans('outstanding', useDeferredValue(view));
  const { pay, dialog, open: paying } = usePaymentDialog();
  const { autopay, dialog: autopayDialog } = useAutopayDialog();

  const firstPage = useFirstPage(all);
  const first = firstPage.state === 'ready' ? firstPage.value : undefined;
  const ready = first !== undefined;
  const countLoans = useService(CountLoans);
  useEffect(() => {
    if (!ready) return undefined;
    const leaving = new AbortController();
    void countLoans(leaving.signal);
    return () => leaving.abort();
  }, [ready, countLoans]);
  const many = first !== undefined && (first.items.length > MANY_LOANS || first.nextCursor !== undefined);
  const leads = first !== undefined && first.items.length > 0;
  return (
    <>
      <PageHeading>{t('loans.title')}</PageHeading>
      <LoansNav />
      <OpenPaymentsNews dialogOpen={paying} />
      {leads ? (
        <NextDue loan={nextDueOf(first?.items ?? [])} onPay={(loan) => pay(loan.id)} onAutopay={autopay} />
      ) : undefined}
      <section css={[list, leads ? undefined : apart]} aria-labelledby="outstanding-loans">
        <h2 id="outstanding-loans" css={many ? title : unseen}>
          {t('loans.list.outstanding')}
        </h2>
        {many ? <LoanListTools view={view} onView={setView} /> : undefined}
        <LoanList
          loans={loans}
          label={t('loans.list.outstanding')}
          empty={
            view.search.trim() === '' ? (
              <EmptyLoans segment="outstanding" />
            ) : (
              <p css={nothing}>
                {t('loans.list.nothingFound', { search: view.search })}{' '}
                <Button variant="quiet" onClick={() => setView({ ...view, search: '' })}>
                  {t('loans.list.clearSearch')}
                </Button>
              </p>
            )
          }
          card={(loan) => <OutstandingLoanCard loan={loan} onPay={({ id }) => pay(id)} onAutopay={autopay} />}
        />
      </section>
      {dialog}
      {autopayDialog}
    </>
  );
};

const list = css({ display: 'grid', gap: tokens.space[4] });
const apart = css({ paddingBlockStart: tokens.space[6] });
const title = css({ margin: 0, fontSize: tokens.size.heading, fontWeight: tokens.weight.bold });
const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
const nothing = css({ margin: 0, paddingBlock: tokens.space[6], textAlign: 'center' });

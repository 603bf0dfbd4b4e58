import { css } from '@emotion/react';
import { CountLoans } from '@member-portal/application/loans';
import { nextDueOf } from '@member-portal/domain/loan';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeading } from '../../controls/PageHeading.tsx';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { useTiming } from '../../telemetry/use-timing.ts';
import { tokens } from '../../theme/tokens.ts';
import { useAutopayDialog } from '../autopay/use-autopay-dialog.tsx';
import { OpenPaymentsNews } from '../payment/OpenPaymentsNews.tsx';
import { usePaymentDialog } from '../payment/use-payment-dialog.tsx';
import { dueAlongside } from './due-alongside.ts';
import { LoansNav } from './LoansNav.tsx';
import { searchAsked } from './loan-view.ts';
import { NextDue } from './NextDue.tsx';
import { OutstandingLoanCard } from './OutstandingLoanCard.tsx';
import { SearchableLoans } from './SearchableLoans.tsx';
import { useFirstPage } from './use-first-page.ts';
import { useLoans } from './use-loans.ts';

const SORTS = ['due', 'opened', 'balance'] as const;

/** What is due next across all loans, then each loan that is still being paid (specification, section 2: /loans). */
export const OutstandingLoansPage = () => {
  const t = useText();
  usePageLoaded('outstanding loans');
  const { pay, dialog, open: paying } = usePaymentDialog();
  const { autopay, dialog: autopayDialog } = useAutopayDialog();

  const firstPage = useFirstPage(useLoans('outstanding'));
  const first = firstPage.state === 'ready' ? firstPage.value : undefined;
  const ready = first !== undefined;
  useTiming('first loan shown', ready && first.items.length > 0);
  const countLoans = useService(CountLoans);
  useEffect(() => {
    if (!ready) return undefined;
    const leaving = new AbortController();
    void countLoans(leaving.signal);
    return () => leaving.abort();
  }, [ready, countLoans]);
  // Who searches looks for what is found, which stands below.
  const search = useLocation({ select: ({ state }) => searchAsked(state.searched) });
  const leads = first !== undefined && first.items.length > 0 && search === '';
  const next = nextDueOf(first?.items ?? []);
  const alongside = next && dueAlongside(first?.items ?? [], next);
  return (
    <>
      <PageHeading>{t('loans.title')}</PageHeading>
      <LoansNav />
      <OpenPaymentsNews dialogOpen={paying} />
      {leads ? (
        <NextDue
          loan={next}
          alongside={alongside}
          // Loans come due first: where one of them is due later, nothing that follows is due with the first.
          more={first.nextCursor !== undefined && alongside?.count === first.items.length}
          onPay={(loan) => pay(loan.id)}
          onAutopay={autopay}
        />
      ) : undefined}
      <section css={leads ? undefined : apart} aria-labelledby="outstanding-loans">
        <SearchableLoans
          segment="outstanding"
          sorts={SORTS}
          label={t('loans.list.outstanding')}
          headingId="outstanding-loans"
          card={(loan) => <OutstandingLoanCard loan={loan} onPay={({ id }) => pay(id)} onAutopay={autopay} />}
        />
      </section>
      {dialog}
      {autopayDialog}
    </>
  );
};

const apart = css({ paddingBlockStart: tokens.space[6] });

import { Clock, type Page } from '@member-portal/application/ports';
import type { LoanSummary } from '@member-portal/domain/loan';
import { leadOf, type OtherLoans } from '@member-portal/domain/today';
import { useToday } from '../../../clock/use-today.ts';
import { TextLink } from '../../../controls/TextLink.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanName } from '../../../loan/WhichLoan.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useLoanTotals } from '../list/use-loan-totals.ts';
import { LoanTodayCard } from './LoanTodayCard.tsx';

/** The card on top of the loans: the most urgent one speaks, and a line says what the others need. */
export const HomeToday = ({ page }: { readonly page: Page<LoanSummary> }) => {
  const t = useText();
  const today = useToday();
  const now = useService(Clock).now();
  const { dayInWords } = useFormat();
  const isWhole = page.nextCursor === undefined;
  const totals = useLoanTotals('outstanding', '', !isWhole);
  const lead = leadOf(page.items, { today, now }, { isWhole, totals });
  if (!lead) return undefined;
  const { loan } = lead;
  const said = ({ late, due, by }: OtherLoans): string | undefined => {
    const parts = [
      ...(late > 0 ? [t('today.others.late', { count: late })] : []),
      ...(due > 0 && by ? [t('today.others.due', { count: due, date: dayInWords(by, today) })] : []),
    ];
    return parts.length > 0 ? parts.join(' ') : undefined;
  };
  return (
    <LoanTodayCard
      key={loan.id}
      loan={loan}
      name={
        <TextLink to="/loans/$loanId" params={{ loanId: loan.id }}>
          <LoanName loan={loan} />
        </TextLink>
      }
      others={lead.others && said(lead.others)}
    />
  );
};

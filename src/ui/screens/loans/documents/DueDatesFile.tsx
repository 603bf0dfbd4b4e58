import { toCalendar } from '@member-portal/application/files';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import { installmentsAhead, type Loan } from '@member-portal/domain/loan';
import { nextDueAfter } from '@member-portal/domain/projection';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useToday } from '../../../clock/use-now.ts';
import { Button } from '../../../controls/Button.tsx';
import { IconLabel } from '../../../controls/IconLabel.tsx';
import { saveFile } from '../../../files/save-file.ts';
import { useWords } from '../../../intl/use-words.ts';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { useCoveredLines } from '../../../loan/use-loan-today.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlag } from '../../../services/use-flag.ts';

/** The upcoming due dates as a calendar file. Absent if there are none or it is not offered. */
export const DueDatesFile = ({ loan }: { readonly loan: Loan }) => {
  const { t, format, locale } = useWords();
  const clock = useService(Clock);
  const { name: lender } = useService(PortalConfiguration);
  const offered = useFlag('dueDateCalendar');
  const ahead = installmentsAhead(loan, useToday(), useCoveredLines(loan), nextDueAfter(loan));
  if (!offered || ahead.length === 0) return undefined;
  const save = (): void => {
    const { id, number } = loan;
    const merchant = merchantNameOf(loan, t);
    const { href: url, hostname } = new URL(`/loans/${encodeURIComponent(id)}`, window.location.origin);
    const text = toCalendar({
      name: t('loan.calendar.name', { merchant, number }),
      locale,
      at: clock.now(),
      days: ahead.map(({ number: line, dueOn, left }) => ({
        id: `due-${id}-${line}@${hostname}`,
        on: dueOn,
        title: t('loan.calendar.title', { amount: format.money(left), merchant }),
        description: t('loan.calendar.text', { number, lender, url }),
        url,
      })),
    });
    saveFile({ name: `${t('loan.calendar.file')}-${number}.ics`, type: 'text/calendar', text });
  };
  return (
    <Button variant="quiet" onClick={save}>
      <IconLabel icon={CalendarPlus}>{t('loan.calendar.save')}</IconLabel>
    </Button>
  );
};

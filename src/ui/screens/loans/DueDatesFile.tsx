import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import type { Installment, Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../../controls/Button.tsx';
import { saveFile } from '../../files/save-file.ts';
import { toCalendar } from '../../files/to-calendar.ts';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { IconLabel } from './IconLabel.tsx';
import { useToday } from './use-today.ts';

/** What of an instalment is not paid yet. */
const leftOf = ({ amount, paid }: Installment): Money => ({ ...amount, cents: amount.cents - paid.cents });

/** The due dates that are still to come, as a calendar file. Absent where there are none, or it is not offered. */
export const DueDatesFile = ({
  loan,
}: {
  readonly loan: Pick<Loan, 'id' | 'number' | 'merchant' | 'schedule' | 'closedOn'>;
}) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const clock = useService(Clock);
  const { name: lender } = useService(PortalConfiguration);
  const offered = useFlag('dueDateCalendar');
  const today = useToday();
  const open =
    loan.closedOn === undefined
      ? loan.schedule.filter(({ status, dueOn }) => status !== 'PAID' && dueOn >= today)
      : [];
  if (!offered || open.length === 0) return undefined;
  const save = (): void => {
    const { merchant, number } = loan;
    const url = `${window.location.origin}/loans/${encodeURIComponent(loan.id)}`;
    const text = toCalendar({
      name: t('loan.calendar.name', { merchant, number }),
      locale,
      at: clock.now(),
      days: open.map((installment) => ({
        id: `due-${loan.id}-${installment.number}@${window.location.hostname}`,
        on: installment.dueOn,
        title: t('loan.calendar.title', { amount: format.money(leftOf(installment)), merchant }),
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

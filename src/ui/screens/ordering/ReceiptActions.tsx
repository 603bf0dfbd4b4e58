import { css } from '@emotion/react';
import { toCalendar } from '@member-portal/application/files';
import type { PaymentOutcome } from '@member-portal/application/payments';
import { Clock, PortalConfiguration } from '@member-portal/application/ports';
import type { LoanSummary } from '@member-portal/domain/loan';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../controls/Button.tsx';
import { IconLabel } from '../../controls/IconLabel.tsx';
import { saveFile } from '../../files/save-file.ts';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { merchantNameOf } from '../../loan/merchant-name-of.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useFlag } from '../../services/use-flag.ts';
import { tokens } from '../../theme/tokens.ts';

/** The ways to keep a payment: its receipt on paper, and a scheduled one's day in a calendar. */
export const ReceiptActions = ({
  outcome: { amount, payOn, confirmation },
  loan,
  scheduled,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan?: Pick<LoanSummary, 'merchant' | 'number'> | undefined;
  readonly scheduled: boolean;
}) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const clock = useService(Clock);
  const { name: lender } = useService(PortalConfiguration);
  const printable = useFlag('receipts');
  const inCalendar = useFlag('dueDateCalendar') && scheduled;
  const save = (): void => {
    const title = t('payment.calendar.title', { amount: format.money(amount), lender });
    const text = toCalendar({
      name: title,
      locale,
      at: clock.now(),
      days: [
        {
          id: `${confirmation ?? `payment-${payOn}`}@member-portal`,
          on: payOn,
          title,
          description: [
            ...(loan ? [t('payment.loan', { merchant: merchantNameOf(loan, t), number: loan.number })] : []),
            ...(confirmation ? [t('payment.earlier.confirmation', { confirmation })] : []),
          ].join('\n'),
        },
      ],
    });
    saveFile({ name: `${t('payment.calendar.file')}-${payOn}.ics`, type: 'text/calendar', text });
  };
  if (!printable && !inCalendar) return undefined;
  return (
    <div css={row} data-print="none">
      {printable ? (
        <Button variant="quiet" onClick={() => window.print()}>
          <IconLabel icon={Printer}>{t('payment.receipt.print')}</IconLabel>
        </Button>
      ) : undefined}
      {inCalendar ? (
        <Button variant="quiet" onClick={save}>
          <IconLabel icon={CalendarPlus}>{t('payment.calendar.add')}</IconLabel>
        </Button>
      ) : undefined}
    </div>
  );
};

const { space } = tokens;
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
});

import { Amount } from '../../../controls/Amount.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { foldStyle } from './fold-style.ts';
import { InstallmentState } from './InstallmentState.tsx';
import type { ScheduleProps } from './schedule-props.ts';
import { tableStyle } from './table-style.ts';

/** The schedule as the page of a statement: dates at the left, amounts aligned at the right. */
export const ScheduleTable = ({ installments, shown, isCovered }: ScheduleProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{t('loan.schedule.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('loan.schedule.dueOn')}</th>
          <th scope="col">{t('loan.schedule.status')}</th>
          <th scope="col" css={figure}>
            {t('loan.schedule.principal')}
          </th>
          <th scope="col" css={figure}>
            {t('loan.schedule.interest')}
          </th>
          <th scope="col" css={figure}>
            {t('loan.schedule.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {installments.map((installment) => (
          <tr
            key={installment.number}
            hidden={!shown.has(installment)}
            css={shown.has(installment) ? undefined : foldStyle.row}
          >
            <th scope="row" css={date}>
              {format.dateShort(installment.dueOn)}
            </th>
            <td>
              <InstallmentState installment={installment} isProcessing={isCovered(installment)} />
            </td>
            <td css={[figure, minor]}>
              <Amount value={installment.principal} />
            </td>
            <td css={[figure, minor]}>
              <Amount value={installment.interest} />
            </td>
            <td css={[figure, major]}>
              <Amount value={installment.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const { table, figure, minor, major, date } = tableStyle;

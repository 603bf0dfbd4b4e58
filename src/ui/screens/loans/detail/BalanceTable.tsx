import type { BalanceCourse } from '@member-portal/domain/projection';
import { Amount } from '../../../controls/Amount.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { tableStyle } from './table-style.ts';

/** What the chart draws, in figures. */
export const BalanceTable = ({ course }: { readonly course: BalanceCourse }) => {
  const t = useText();
  const format = useFormat();
  const rows = [
    ...course.paid.map((point, index) => ({
      ...point,
      part: index === course.paid.length - 1 ? ('now' as const) : ('paid' as const),
    })),
    ...course.toCome.map((point) => ({ ...point, part: 'later' as const })),
  ];
  return (
    <table css={tableStyle.table}>
      <caption>
        <VisuallyHidden>{t('loan.course.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('loan.course.date')}</th>
          <th scope="col">{t('loan.course.part')}</th>
          <th scope="col" css={tableStyle.figure}>
            {t('loan.schedule.principal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ on, balance, part }) => (
          <tr key={`${part} ${on} ${balance.cents}`}>
            <th scope="row" css={tableStyle.date}>
              {format.dateShort(on)}
            </th>
            <td css={tableStyle.minor}>{t(`loan.course.${part}`)}</td>
            <td css={tableStyle.figure}>
              <Amount value={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

import { css } from '@emotion/react';
import { hardshipScheduleOf, type Loan } from '@member-portal/domain/loan';
import { useToday } from '../../../clock/use-today.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';

/** So many due days are listed; the schedule has the others. */
const LISTED = 3;

/** That a hardship plan is in force: until when, and what the schedule asks for meanwhile and after it. */
export const HardshipPlan = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const plan = hardshipScheduleOf(loan, useToday());
  if (!plan) return undefined;
  const { until, during, after } = plan;
  const rest = during.length - LISTED;
  return (
    <Notice heading={t('loan.hardship.title', { date: format.dateLong(until) })}>
      <p>{t('loan.hardship.due', { count: during.length })}</p>
      {during.length > 0 ? (
        <ul css={list}>
          {during.slice(0, LISTED).map(({ number, left, dueOn }) => (
            <li key={number}>
              {t('loan.hardship.line', { amount: format.money(left), date: format.dateLong(dueOn) })}
            </li>
          ))}
          {rest > 0 ? <li>{t('loan.hardship.more', { count: rest })}</li> : undefined}
        </ul>
      ) : undefined}
      {after ? (
        <p>
          {t('loan.hardship.after', { amount: format.money(after.left), date: format.dateLong(after.dueOn) })}
        </p>
      ) : undefined}
      <p>{t('loan.hardship.document')}</p>
    </Notice>
  );
};

const list = css({ paddingInlineStart: '1.25em' });

import { css } from '@emotion/react';
import { hardshipScheduleOf, type Loan } from '@member-portal/domain/loan';
import { useToday } from '../../../clock/use-today.ts';
import { Notice } from '../../../controls/Notice.tsx';
import { useWords } from '../../../intl/use-words.ts';

/** So many due days are listed; the schedule has the others. */
const LISTED = 3;

/** That a hardship plan is in force: until when, and what the schedule asks for meanwhile and after it. */
export const HardshipPlan = ({ loan }: { readonly loan: Loan }) => {
  const { t, format } = useWords();
  const plan = hardshipScheduleOf(loan, useToday());
  if (!plan) return undefined;
  const { until, during, after } = plan;
  const rest = during.length - LISTED;
  const due = ({ left, dueOn }: (typeof during)[number]) => ({
    amount: format.money(left),
    date: format.dateLong(dueOn),
  });
  return (
    <Notice heading={t('loan.hardship.title', { date: format.dateLong(until) })}>
      <p>{t('loan.hardship.due', { count: during.length })}</p>
      {during.length > 0 && (
        <ul css={list}>
          {during.slice(0, LISTED).map((one) => (
            <li key={one.number}>{t('loan.hardship.line', due(one))}</li>
          ))}
          {rest > 0 && <li>{t('loan.hardship.more', { count: rest })}</li>}
        </ul>
      )}
      {after && <p>{t('loan.hardship.after', due(after))}</p>}
      <p>{t('loan.hardship.document')}</p>
    </Notice>
  );
};

const list = css({ paddingInlineStart: '1.25em' });

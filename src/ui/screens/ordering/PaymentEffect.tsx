import { css } from '@emotion/react';
import type { PreviewedPayment } from '@member-portal/application/payments';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import { Amount } from '../../controls/Amount.tsx';
import { type Definition, DefinitionList } from '../../controls/DefinitionList.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';
import { DraftClashNotice } from './DraftClashNotice.tsx';

/**
 * What a payment changes, as an estimate from the loan's own terms, and the automatic payment that it would double.
 * `brief` leaves out what it is spread over.
 */
export const PaymentEffect = ({
  preview: { preview, dates, stillPastDue, clash },
  payOn,
  brief = false,
}: {
  readonly preview: PreviewedPayment;
  readonly payOn: PlainDate;
  readonly brief?: boolean;
}) => {
  const t = useText();
  const { money, dateLong } = useFormat();
  const { allocation, balanceAfter, nextDue, interestSaved, monthsEarlier } = preview;
  const line = (term: string, value: Money): readonly Definition[] =>
    value.cents > 0 ? [{ term, value: <Amount value={value} /> }] : [];
  return (
    <>
      {clash ? <DraftClashNotice clash={clash} /> : undefined}
      <div css={box}>
        <h3 css={title}>{t('payment.effect.title')}</h3>
        <DefinitionList
          items={[
            ...(brief
              ? []
              : [
                  ...line(t('payment.effect.fees'), allocation.fees),
                  ...line(t('payment.effect.interest'), allocation.interest),
                  ...line(t('payment.effect.principal'), allocation.principal),
                ]),
            { term: t('payment.effect.balance'), value: <Amount value={balanceAfter} /> },
            ...line(t('payment.effect.pastDue'), stillPastDue),
            // What is overdue already is no next payment.
            ...(nextDue && nextDue.dueOn >= dates.submittedOn
              ? [
                  {
                    term: t('payment.effect.nextDue'),
                    value: t('payment.effect.nextDueOn', {
                      amount: money(nextDue.amount),
                      date: dateLong(nextDue.dueOn),
                    }),
                  },
                ]
              : []),
            ...line(t('payment.effect.saved'), interestSaved),
            ...(monthsEarlier > 0
              ? [
                  {
                    term: t('payment.effect.earlier'),
                    value: t('payment.effect.months', { count: monthsEarlier }),
                  },
                ]
              : []),
            ...(dates.debitedOn === payOn
              ? []
              : [
                  {
                    term: t('payment.effect.debited'),
                    value: t('payment.effect.debitedOn', {
                      date: dateLong(dates.debitedOn),
                      counts: dateLong(dates.countsAsPaidOn),
                    }),
                  },
                ]),
          ]}
        />
        <p css={note}>{t('payment.effect.estimate')}</p>
      </div>
    </>
  );
};

const { color, size, weight } = tokens;
const box = css({ '& > *': { margin: 0 } });
const title = css({ fontSize: size.body, fontWeight: weight.bold });
const note = css({ color: color.textQuiet, fontSize: size.small });

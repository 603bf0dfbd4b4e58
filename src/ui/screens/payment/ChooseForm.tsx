import type { DraftField } from '@member-portal/application/flows/ordering';
import { type ChoosingPayment, type PaymentEvent, payDaysOf } from '@member-portal/application/flows/payment';
import type { FormEvent } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { fieldProblems } from '../ordering/draft-problem-text.ts';
import { InPlaceOfRetry } from '../ordering/InPlaceOfRetry.tsx';
import { MethodChoice } from '../ordering/MethodChoice.tsx';
import { PayDayChoice } from '../ordering/PayDayChoice.tsx';
import { PaymentEffect } from '../ordering/PaymentEffect.tsx';
import { PaymentUnderWay } from '../ordering/PaymentUnderWay.tsx';
import { FIELD_IDS } from '../ordering/problem-words.ts';
import { AmountChoice } from './AmountChoice.tsx';

/** Amount, date and method of a payment. */
export const ChooseForm = ({
  state: { options, draft, check, methods, replaces, preview },
  send,
}: {
  readonly state: ChoosingPayment;
  readonly send: (event: PaymentEvent) => void;
}) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();

  const { loan, amounts } = options;
  const { choice } = draft;
  const words = fieldProblems(check.problems, { t, format, currency: loan.balance.currency, locale });
  const wordsOf = (field: DraftField): string | undefined =>
    words.find((problem) => problem.field === FIELD_IDS[field])?.text;
  const days = payDaysOf(options, choice);
  const { earliest, latest } = days;
  const span = { first: format.dateShort(earliest), last: format.dateShort(latest) };
  const dateHint =
    choice !== 'PAYOFF'
      ? t('payment.date.hint', { last: format.dateLong(latest) })
      : earliest === latest
        ? t('payment.date.hintPayoffDay', { date: format.dateLong(latest) })
        : t('payment.date.hintPayoff', span);

  return (
    <form
      noValidate
      css={stepFields}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send({ kind: 'review' });
      }}
    >
      <WhichLoan loan={loan} />
      <ErrorSummary problems={words} attempt={check.attempt} />
      <PaymentUnderWay loan={loan} />
      {replaces ? <InPlaceOfRetry retry={replaces} /> : undefined}
      <AmountChoice
        loan={loan}
        options={amounts}
        chosen={choice}
        typed={choice && choice !== 'PAST_DUE' ? (draft.typed[choice] ?? '') : ''}
        errors={{ type: wordsOf('amountType'), amount: wordsOf('amount') }}
        onChoose={(chosen) => send({ kind: 'choose-amount', choice: chosen })}
        onType={(text) => send({ kind: 'type-amount', text })}
      />
      <PayDayChoice
        id={FIELD_IDS.date}
        legend={t('payment.date')}
        hint={dateHint}
        days={days}
        dueOn={loan.nextPayment?.dueOn}
        payOn={draft.payOn}
        onChoose={(text) => send({ kind: 'choose-day', text })}
        error={wordsOf('date')}
      />
      <MethodChoice
        methods={methods}
        chosen={draft.methodId}
        error={wordsOf('method')}
        onChoose={(methodId) => send({ kind: 'choose-method', methodId })}
        onAdd={() => send({ kind: 'add-method' })}
      />
      {preview ? <PaymentEffect preview={preview} payOn={preview.dates.countsAsPaidOn} brief /> : undefined}
      <ModalActions>
        <Button type="submit" wide>
          {t('payment.review')}
        </Button>
      </ModalActions>
    </form>
  );
};

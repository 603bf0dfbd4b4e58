import { type ChoosingPayment, type PaymentEvent, payDaysOf } from '@member-portal/application/flows/payment';
import { Button } from '../../controls/Button.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { draftProblemText } from '../ordering/draft-problem-text.ts';
import { InPlaceOfRetry } from '../ordering/InPlaceOfRetry.tsx';
import { MethodChoice } from '../ordering/MethodChoice.tsx';
import { PayDayChoice } from '../ordering/PayDayChoice.tsx';
import { PaymentEffect } from '../ordering/PaymentEffect.tsx';
import { PaymentInProgress } from '../ordering/PaymentInProgress.tsx';
import { useWordTools } from '../ordering/problem-words.ts';
import { AmountChoice } from './AmountChoice.tsx';

/** Amount, date and method of a payment. */
export const ChooseForm = ({
  state: { options, draft, check, methods, replaces, preview },
  send,
}: {
  readonly state: ChoosingPayment;
  readonly send: (event: PaymentEvent) => void;
}) => {
  const { loan, amounts } = options;
  const { choice } = draft;
  const tools = useWordTools(loan.balance.currency);
  const { t, format } = tools;
  const form = useForm(check, {
    id: 'payment',
    words: (problem) => draftProblemText(problem, tools),
    onSubmit: () => send({ kind: 'review' }),
  });
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
    <form {...form.props} css={stepFields}>
      <WhichLoan loan={loan} />
      {form.summary}
      <PaymentInProgress loan={loan} />
      {replaces ? <InPlaceOfRetry retry={replaces} /> : undefined}
      <AmountChoice
        loan={loan}
        options={amounts}
        chosen={choice}
        typed={choice && choice !== 'PAST_DUE' ? (draft.typed[choice] ?? '') : ''}
        kindField={form.field('amountType')}
        amountField={form.field('amount')}
        onChoose={(chosen) => send({ kind: 'choose-amount', choice: chosen })}
        onType={(text) => send({ kind: 'type-amount', text })}
      />
      <PayDayChoice
        {...form.field('date')}
        legend={t('payment.date')}
        hint={dateHint}
        days={days}
        dueOn={loan.nextPayment?.dueOn}
        payOn={draft.payOn}
        onChoose={(text) => send({ kind: 'choose-day', text })}
      />
      <MethodChoice
        {...form.field('method')}
        methods={methods}
        chosen={draft.methodId}
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

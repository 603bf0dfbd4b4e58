import type { ChoosingPayment, PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import { dayOfChoice, type Loan } from '@member-portal/domain/loan';
import { type AmountChoice, amountLimitsOf } from '@member-portal/domain/payment';
import { useForm } from '../../controls/use-form.tsx';
import type { DrawsStep, FlowStep } from '../../dialogs/use-add-method.tsx';
import { useWords, type Words } from '../../intl/use-words.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalForm } from '../../modal/ModalForm.tsx';
import type { Draws } from '../../services/use-flow.ts';
import { AmountCards } from '../ordering/AmountCards.tsx';
import { InPlaceOfRetry, PaymentEffect, PaymentInProgress } from '../ordering/notices.tsx';
import { MethodChoice, PayDayChoice, problemText } from '../ordering/order-fields.tsx';
import { orderStep } from '../ordering/order-step.tsx';

/** The modal step for a state of the payment flow. */
export const paymentStep = (drawing: DrawsStep<PaymentState, PaymentEvent>): FlowStep => {
  const { state, send, t } = drawing;
  const awaited = 'kept' in state ? state.subject.start?.at : undefined;
  const toReview = awaited === 'review';
  return orderStep({
    ...drawing,
    name: 'payment',
    first: {
      // A separate step, so that the next one is entered and takes the focus at its start.
      id: toReview ? 'review' : awaited ? 'awaited' : 'choose',
      heading: t(toReview ? 'payment.review.title' : 'payment.title'),
      ariaDescription: t(toReview ? 'payment.review.describe' : 'payment.describe'),
    },
    form: state.kind === 'choosing' && <ChooseForm state={state} send={send} />,
  });
};

const detailOf = ({ t, format }: Words, loan: Loan, choice: AmountChoice): string | undefined => {
  if (choice === 'OTHER' || choice === 'OUTSTANDING_BALANCE') return undefined;
  if (choice === 'PRINCIPAL') return t('payment.amountType.PRINCIPAL.hint');
  const day = dayOfChoice(choice, loan);
  return day && t(`payment.amountType.${choice}.hint`, { date: format.dateLong(day) });
};

/** Amount, date and method of a payment. */
const ChooseForm = ({
  state: { options, draft, days, check, methods, replaces, preview },
  send,
}: Draws<ChoosingPayment, PaymentEvent>) => {
  const words = useWords();
  const { t, format } = words;
  const { loan, amounts, nextDue } = options;
  const { choice } = draft;
  const form = useForm(check, {
    id: 'payment',
    words: (problem) => problemText(problem, words, loan.balance.currency),
    onSubmit: () => send({ kind: 'review' }),
  });
  const { earliest, latest } = days;
  const dateHint =
    earliest === latest
      ? t('payment.date.hintPayoffDay', { date: format.dateLong(latest) })
      : choice !== 'PAYOFF'
        ? t('payment.date.hint', { last: format.dateLong(latest) })
        : t('payment.date.hintPayoff', { first: format.dateShort(earliest), last: format.dateShort(latest) });
  return (
    <ModalForm form={form} intro={<WhichLoan loan={loan} />} submit={t('payment.review')} roomy>
      <PaymentInProgress loan={loan} />
      {replaces && <InPlaceOfRetry retry={replaces} />}
      <AmountCards
        legend={t('payment.amountType')}
        options={amounts.map((option) => ({
          value: option.choice,
          name: t(`payment.amountType.${option.choice}`),
          detail: detailOf(words, { ...loan, nextPayment: nextDue }, option.choice),
          amount: option.editable ? undefined : option.amount,
          limits: option.editable ? amountLimitsOf(option, loan.balance.currency) : undefined,
        }))}
        chosen={choice}
        typed={choice && choice !== 'PAST_DUE' ? (draft.typed[choice] ?? '') : ''}
        form={form}
        onChoose={(chosen) => send({ kind: 'choose-amount', choice: chosen })}
        send={send}
      />
      <PayDayChoice
        {...form.field('date')}
        legend={t('payment.date')}
        hint={dateHint}
        days={days}
        dueOn={nextDue?.dueOn}
        payOn={draft.payOn}
        send={send}
      />
      <MethodChoice {...form.field('method')} methods={methods} chosen={draft.methodId} send={send} />
      {preview && <PaymentEffect preview={preview} payOn={preview.dates.countsAsPaidOn} brief />}
    </ModalForm>
  );
};

import { css } from '@emotion/react';
import type {
  AutopayEvent,
  AutopayField,
  AutopayProblem,
  AutopayForm as Form,
} from '@member-portal/application/flows/autopay';
import { NOTICE_DAYS, ownAmountLimits } from '@member-portal/domain/autopay';
import { useToday } from '../../clock/use-now.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { useWords } from '../../intl/use-words.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalForm } from '../../modal/ModalForm.tsx';
import type { Draws } from '../../services/use-flow.ts';
import { above, text } from '../../theme/styles.ts';
import { AmountCards } from '../ordering/AmountCards.tsx';
import { MethodChoice, problemText } from '../ordering/order-fields.tsx';
import { DraftList } from './DraftList.tsx';

/** Amount, method and first day of autopay, with the resulting drafts. */
export const AutopayForm = ({
  state: { options, draft, planned, methods, check },
  send,
}: Draws<Form, AutopayEvent>) => {
  const { loan, amountTypes, mode } = options;
  const words = useWords();
  const today = useToday();
  const { t, format } = words;
  const next = loan.nextPayment?.amount;
  const form = useForm<AutopayField, AutopayProblem>(check, {
    id: 'autopay',
    words: (problem) => problemText(problem, words, loan.balance.currency),
    onSubmit: () => send({ kind: 'review' }),
  });
  const plan = planned.kind === 'plan' ? planned.plan : undefined;
  return (
    <ModalForm
      form={form}
      intro={<WhichLoan loan={loan} />}
      submit={t(mode === 'enrol' ? 'autopay.review' : 'autopay.review.change')}
      roomy
    >
      <AmountCards
        legend={t('autopay.amountType')}
        options={amountTypes.map((type) => ({
          value: type,
          name: t(`autopay.amountType.${type}`),
          narrowName: next && t('autopay.amountType.INSTALLMENT.now', { amount: format.money(next) }),
          detail: t(`autopay.amountType.${type}.hint`),
          amount: type === 'INSTALLMENT' ? next : undefined,
          limits: type === 'OTHER' ? ownAmountLimits(loan) : undefined,
        }))}
        chosen={draft.amountType}
        typed={draft.typed}
        form={form}
        onChoose={(amountType) => send({ kind: 'choose-amount', amountType })}
        send={send}
      />
      <MethodChoice {...form.field('method')} methods={methods} chosen={draft.methodId} send={send} />
      {/* Canada: the notice period before the first draft, and the option to waive it. */}
      {plan?.waiverHelps && (
        <Notice heading={t('autopay.waiver.title')}>
          <p>{t('autopay.waiver.text', NOTICE)}</p>
          <div css={above(3)}>
            <Checkbox
              label={t('autopay.waiver', NOTICE)}
              checked={draft.waived}
              onChange={(waived) => send({ kind: 'waive-notice', waived })}
            />
          </div>
        </Notice>
      )}
      {planned.kind === 'holidays-unknown' && (
        <Notice tone="warning">
          <p id={form.field('start').id} tabIndex={-1}>
            {problemText(planned, words, loan.balance.currency)}
          </p>
        </Notice>
      )}
      {plan && (
        <>
          {/* A single possible day needs no choice; the drafts show it. */}
          {plan.firstDueDays.length > 1 && (
            <RadioCards
              id={form.field('start').id}
              legend={t(mode === 'enrol' ? 'autopay.start' : 'autopay.start.next')}
              hint={t('autopay.start.hint')}
              chips
              cards={plan.firstDueDays.map((day) => ({ value: day, label: format.dayInWords(day, today) }))}
              value={plan.startOn}
              onChange={(dueOn) => send({ kind: 'choose-start', dueOn })}
              actionName="first automatic payment"
            />
          )}
          <div>
            <DraftList drafts={plan.drafts} fixed="autopay.drafts.fixedThen" />
            <p css={note}>{t(`autopay.frequency.${loan.frequency}`)}</p>
          </div>
        </>
      )}
    </ModalForm>
  );
};

const NOTICE = { days: NOTICE_DAYS };
const note = css(text.small, above(2));

import { css } from '@emotion/react';
import type {
  AutopayEvent,
  AutopayField,
  AutopayProblem,
  AutopayForm as Form,
} from '@member-portal/application/flows/autopay';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useForm } from '../../controls/use-form.tsx';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { tokens } from '../../theme/tokens.ts';
import { MethodChoice } from '../ordering/MethodChoice.tsx';
import { useWordTools } from '../ordering/problem-words.ts';
import { AutopayAmountChoice } from './AutopayAmountChoice.tsx';
import { autopayProblemText } from './autopay-words.ts';
import { DraftList } from './DraftList.tsx';
import { FirstDraftChoice } from './FirstDraftChoice.tsx';
import { NoticeWaiver } from './NoticeWaiver.tsx';

/** Amount, method and first day of autopay, with the drafts that follow from them. */
export const AutopayForm = ({
  form: { options, draft, planned, check },
  send,
}: {
  readonly form: Form;
  readonly send: (event: AutopayEvent) => void;
}) => {
  const { loan, amountTypes, methods, mode } = options;
  const tools = useWordTools(loan.balance.currency);
  const { t } = tools;
  const form = useForm<AutopayField, AutopayProblem>(check, {
    id: 'autopay',
    words: (problem) => autopayProblemText(problem, tools),
    onSubmit: () => send({ kind: 'review' }),
  });
  const plan = planned.kind === 'plan' ? planned.plan : undefined;
  return (
    <form {...form.props} css={stepFields}>
      <WhichLoan loan={loan} />
      {form.summary}
      <AutopayAmountChoice
        loan={loan}
        types={amountTypes}
        chosen={draft.amountType}
        typed={draft.typed}
        kindField={form.field('amountType')}
        amountField={form.field('amount')}
        onChoose={(amountType) => send({ kind: 'choose-amount', amountType })}
        onType={(text) => send({ kind: 'type-amount', text })}
      />
      <MethodChoice
        {...form.field('method')}
        methods={methods}
        chosen={draft.methodId}
        onChoose={(methodId) => send({ kind: 'choose-method', methodId })}
        onAdd={() => send({ kind: 'add-method' })}
      />
      {plan?.waiverHelps ? (
        <NoticeWaiver waived={draft.waived} onChange={(waived) => send({ kind: 'waive-notice', waived })} />
      ) : undefined}
      {planned.kind === 'holidays-unknown' ? (
        <Notice tone="warning">
          <p id={form.field('start').id} tabIndex={-1}>
            {autopayProblemText(planned, tools)}
          </p>
        </Notice>
      ) : undefined}
      {plan ? (
        <>
          <FirstDraftChoice
            id={form.field('start').id}
            legend={t(mode === 'enrol' ? 'autopay.start' : 'autopay.start.next')}
            days={plan.firstDueDays}
            chosen={plan.startOn}
            onChoose={(dueOn) => send({ kind: 'choose-start', dueOn })}
          />
          <div>
            <DraftList heading={t('autopay.drafts.title')} drafts={plan.drafts} />
            <p css={note}>{t(`autopay.frequency.${loan.frequency}`)}</p>
          </div>
        </>
      ) : undefined}
      <ModalActions>
        <Button type="submit" wide>
          {t(mode === 'enrol' ? 'autopay.review' : 'autopay.review.change')}
        </Button>
      </ModalActions>
    </form>
  );
};

const { color, size, space } = tokens;
const note = css({ marginBlockStart: space[2], fontSize: size.small, color: color.textQuiet });

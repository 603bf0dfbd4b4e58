import { css } from '@emotion/react';
import type {
  AutopayEvent,
  AutopayProblem,
  AutopayForm as Form,
} from '@member-portal/application/flows/autopay';
import type { FormEvent } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { WhichLoan } from '../../loan/WhichLoan.tsx';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { stepFields } from '../../modal/step-parts.ts';
import { tokens } from '../../theme/tokens.ts';
import { MethodChoice } from '../ordering/MethodChoice.tsx';
import { AutopayAmountChoice } from './AutopayAmountChoice.tsx';
import { AUTOPAY_FIELD_IDS, autopayProblemText } from './autopay-words.ts';
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
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const { loan, amountTypes, methods, mode } = options;

  const textOf = (problem: AutopayProblem | undefined): string | undefined =>
    problem && autopayProblemText(problem, { t, format, currency: loan.balance.currency, locale });
  const { amount, start, method } = check.problems;
  const problems = (
    [
      ['amount', amount],
      ['start', start],
      ['method', method],
    ] as const
  ).flatMap(([field, problem]) => {
    const text = textOf(problem);
    return text === undefined ? [] : [{ field: AUTOPAY_FIELD_IDS[field], text }];
  });
  const plan = planned.kind === 'plan' ? planned.plan : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send({ kind: 'review' });
  };
  return (
    <form noValidate onSubmit={submit} css={stepFields}>
      <WhichLoan loan={loan} />
      <ErrorSummary problems={problems} attempt={check.attempt} />
      <AutopayAmountChoice
        loan={loan}
        types={amountTypes}
        chosen={draft.amountType}
        typed={draft.typed}
        error={textOf(amount)}
        onChoose={(amountType) => send({ kind: 'choose-amount', amountType })}
        onType={(text) => send({ kind: 'type-amount', text })}
      />
      <MethodChoice
        methods={methods}
        chosen={draft.methodId}
        error={textOf(method)}
        onChoose={(methodId) => send({ kind: 'choose-method', methodId })}
        onAdd={() => send({ kind: 'add-method' })}
      />
      {plan?.waiverHelps ? (
        <NoticeWaiver waived={draft.waived} onChange={(waived) => send({ kind: 'waive-notice', waived })} />
      ) : undefined}
      {planned.kind === 'holidays-unknown' ? (
        <Notice tone="warning">
          <p id={AUTOPAY_FIELD_IDS.start} tabIndex={-1}>
            {textOf(planned)}
          </p>
        </Notice>
      ) : undefined}
      {plan ? (
        <>
          <FirstDraftChoice
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
const note = css({ margin: 0, marginBlockStart: space[2], fontSize: size.small, color: color.textQuiet });

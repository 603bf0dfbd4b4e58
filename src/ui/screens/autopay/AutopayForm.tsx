import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { tokens } from '../../theme/tokens.ts';
import { MethodChoice } from '../payment/MethodChoice.tsx';
import { WhichLoan } from '../payment/WhichLoan.tsx';
import { AutopayAmountChoice } from './AutopayAmountChoice.tsx';
import type { AutopayDraft, AutopayField, AutopayProblem, CheckedAutopay } from './autopay-draft.ts';
import { autopayProblemWords, focusAutopayField } from './autopay-words.ts';
import { type AutopayRules, checkAutopay, planOf } from './check-autopay.ts';
import { DraftList } from './DraftList.tsx';
import { FirstDraftChoice } from './FirstDraftChoice.tsx';
import { NoticeWaiver } from './NoticeWaiver.tsx';

export interface AutopayFormProps {
  readonly rules: AutopayRules;
  readonly draft: AutopayDraft;
  readonly onDraft: (draft: AutopayDraft) => void;
  readonly onChecked: (autopay: CheckedAutopay) => void;
  readonly onAddMethod: () => void;
  /** The field that the buyer came back to change. */
  readonly focusOn: AutopayField | undefined;
}

/** Amount, method and first day of autopay, with the drafts that follow from them. */
export const AutopayForm = ({ rules, draft, onDraft, onChecked, onAddMethod, focusOn }: AutopayFormProps) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const { currency } = useService(PortalConfiguration);
  const navigation = useStepNavigation();
  const [problems, setProblems] = useState<readonly AutopayProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  // After the modal has put the focus on the step's heading, which happens in the same round of effects.
  useEffect(() => {
    if (focusOn) queueMicrotask(() => focusAutopayField(focusOn));
  }, [focusOn]);

  const words = problems.map((problem) => autopayProblemWords(problem, { t, format, currency, locale }));
  const wordsOf = (wanted: AutopayProblem['field']): string | undefined =>
    words[problems.findIndex(({ field }) => field === wanted)]?.text;

  /** What is wrong with a field is told until the field changes. */
  const change = (field: AutopayProblem['field'], changed: Partial<AutopayDraft>): void => {
    setProblems((told) => told.filter((problem) => problem.field !== field));
    onDraft({ ...draft, ...changed });
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkAutopay(draft, rules);
    if ('autopay' in checked) {
      setProblems([]);
      onChecked(checked.autopay);
      navigation.next('review');
      return;
    }
    setProblems(checked.problems);
    setAttempt((count) => count + 1);
  };

  const { loan, amountTypes, methods, mode } = rules.options;
  const plan = planOf(draft, rules);
  return (
    <form noValidate onSubmit={submit} css={fields}>
      <WhichLoan loan={loan} />
      <ErrorSummary problems={words} attempt={attempt} />
      <AutopayAmountChoice
        loan={loan}
        types={amountTypes}
        chosen={draft.amountType}
        typed={draft.typed}
        error={wordsOf('amount')}
        onChoose={(amountType) => change('amount', { amountType })}
        onType={(typed) => change('amount', { typed })}
      />
      <MethodChoice
        methods={methods}
        chosen={draft.methodId}
        error={wordsOf('method')}
        onChoose={(methodId) => change('method', { methodId })}
        onAdd={onAddMethod}
      />
      {plan?.waiverHelps ? (
        <NoticeWaiver waived={draft.waived} onChange={(waived) => change('start', { waived })} />
      ) : undefined}
      {plan ? (
        <>
          <FirstDraftChoice
            legend={t(mode === 'enrol' ? 'autopay.start' : 'autopay.start.next')}
            days={plan.firstDueDays}
            chosen={plan.startOn}
            onChoose={(firstDueOn) => change('start', { firstDueOn })}
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
// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const fields = css({ display: 'flex', flexDirection: 'column', gap: space[5] });
const note = css({ margin: 0, marginBlockStart: space[2], fontSize: size.small, color: color.textQuiet });

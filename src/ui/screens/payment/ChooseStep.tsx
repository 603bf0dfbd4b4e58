import { css } from '@emotion/react';
import { PortalConfiguration } from '@member-portal/application/ports';
import { plainDate } from '@member-portal/domain/calendar';
import { methodsFor } from '@member-portal/domain/payment-method';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ErrorSummary } from '../../controls/ErrorSummary.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { usePageLoaded } from '../../telemetry/use-page-loaded.ts';
import { tokens } from '../../theme/tokens.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { checkDraft } from './check-draft.ts';
import { focusField } from './focus-field.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { PaymentEffect } from './PaymentEffect.tsx';
import { PaymentUnderWay } from './PaymentUnderWay.tsx';
import {
  type CheckedPayment,
  type DraftField,
  type DraftProblem,
  type DraftRules,
  type PaymentDraft,
  payDaysOf,
  withAmountType,
} from './payment-draft.ts';
import { FIELD_IDS, problemWords } from './problem-words.ts';
import { WhichLoan } from './WhichLoan.tsx';

export interface ChooseStepProps {
  readonly rules: DraftRules;
  readonly draft: PaymentDraft;
  readonly onDraft: (draft: PaymentDraft) => void;
  readonly onChecked: (payment: CheckedPayment) => void;
  /** Leads to where a payment method is added. */
  readonly onAddMethod: () => void;
  /** The field that the buyer came back to change. */
  readonly focusOn: DraftField | undefined;
  /** What has to be known before an amount is chosen. */
  readonly children?: ReactNode;
}

/** Amount, date and method of a payment. */
export const ChooseStep = ({
  rules,
  draft,
  onDraft,
  onChecked,
  onAddMethod,
  focusOn,
  children,
}: ChooseStepProps) => {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const { currency } = useService(PortalConfiguration);
  const navigation = useStepNavigation();
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  usePageLoaded('make a payment');

  // After the modal has put the focus on the step's heading, which happens in the same round of effects.
  useEffect(() => {
    if (focusOn) queueMicrotask(() => focusField(focusOn));
  }, [focusOn]);

  const words = problems.map((problem) => problemWords(problem, { t, format, currency, locale }));
  const wordsOf = (field: DraftField): string | undefined =>
    words.find((problem) => problem.field === FIELD_IDS[field])?.text;

  /** What is wrong with a field is told until the field changes. */
  const change = (fields: readonly DraftField[], changed: PaymentDraft): void => {
    setProblems((told) => told.filter(({ field }) => !fields.includes(field)));
    onDraft(changed);
  };

  const checked = checkDraft(draft, rules);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if ('payment' in checked) {
      setProblems([]);
      onChecked(checked.payment);
      navigation.next('review');
      return;
    }
    setProblems(checked.problems);
    setAttempt((count) => count + 1);
  };

  const { loan, amounts, methods, today, creditCards } = rules;
  const { amountType } = draft;
  const { first, last } = payDaysOf(rules, amountType);
  // Methods are offered for a day that can be chosen, or else for today, as they are checked.
  const day = plainDate(draft.payOn)
    .map((payOn) => (payOn < first || payOn > last ? today : payOn))
    .unwrapOr(today);
  const span = { first: format.dateShort(first), last: format.dateShort(last) };
  const dateHint =
    amountType !== 'PAYOFF'
      ? t('payment.date.hint', { last: format.dateLong(last) })
      : first === last
        ? t('payment.date.hintPayoffDay', { date: format.dateLong(last) })
        : t('payment.date.hintPayoff', span);

  return (
    <form noValidate onSubmit={submit} css={fields}>
      <WhichLoan loan={loan} />
      <ErrorSummary problems={words} attempt={attempt} />
      <PaymentUnderWay loan={loan} />
      {children}
      <AmountChoice
        loan={loan}
        options={amounts}
        chosen={amountType}
        typed={(amountType && draft.typed[amountType]) ?? ''}
        errors={{ type: wordsOf('amountType'), amount: wordsOf('amount') }}
        onChoose={(type) => change(['amountType', 'amount', 'date'], withAmountType(draft, type, rules))}
        onType={(text) =>
          change(['amount'], {
            ...draft,
            typed: { ...draft.typed, ...(amountType ? { [amountType]: text } : {}) },
          })
        }
      />
      <TextField
        id={FIELD_IDS.date}
        type="date"
        label={t('payment.date')}
        hint={dateHint}
        min={first}
        max={last}
        value={draft.payOn}
        onChange={(payOn) => change(['date'], { ...draft, payOn })}
        error={wordsOf('date')}
      />
      <MethodChoice
        methods={methodsFor('ONE_TIME_PAYMENT', methods, day, { creditCards })}
        chosen={draft.methodId}
        error={wordsOf('method')}
        onChoose={(methodId) => change(['method'], { ...draft, methodId })}
        onAdd={onAddMethod}
      />
      {'payment' in checked ? <PaymentEffect loan={loan} payment={checked.payment} brief /> : undefined}
      <ModalActions>
        <Button type="submit" wide>
          {t('payment.review')}
        </Button>
      </ModalActions>
    </form>
  );
};

// Not a grid: in one, the bar of buttons would not stay at the modal's edge.
const fields = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });

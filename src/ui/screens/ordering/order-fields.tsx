import { css } from '@emotion/react';
import type { AutopayProblem } from '@member-portal/application/flows/autopay';
import type { DraftProblem, MethodEvent } from '@member-portal/application/flows/ordering';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { writeTypedAmount } from '@member-portal/domain/locale';
import type { Currency } from '@member-portal/domain/money';
import { acceptPayDate, type PayDays, suggestedPayDays } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { type ComponentProps, useState } from 'react';
import { LazyCalendar } from '../../calendar/LazyCalendar.tsx';
import { Button } from '../../controls/Button.tsx';
import { FactLine } from '../../controls/FactLine.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import type { DrawnField } from '../../controls/use-form.tsx';
import { useWords, type Words } from '../../intl/use-words.ts';
import { methodFacts, methodName } from '../../payment/method-words.ts';
import { tokens } from '../../theme/tokens.ts';

/** The error of a field of an order, for the summary and the field itself. */
export const problemText = (
  problem: DraftProblem | AutopayProblem,
  { t, format, locale }: Words,
  currency: Currency,
): string => {
  // Only an amount with thousands can be read in two ways.
  const cents = problem.kind === 'amount-ambiguous' ? 123_450 : 12_550;
  return t(`payment.problem.${problem.kind}`, {
    example: writeTypedAmount({ cents, currency }, locale),
    ...('min' in problem && { min: format.money(problem.min) }),
    ...('max' in problem && { max: format.money(problem.max) }),
    ...('latest' in problem && { date: format.dateLong(problem.latest) }),
    ...('year' in problem && { year: String(problem.year) }),
  });
};

/**
 * Focuses a field of the form whose ids begin with `form`: a group's selected choice; for an amount its text field, or the
 * kinds of amounts if none is typed.
 */
export const focusField = (form: string, field: string): void => {
  const own =
    document.getElementById(`${form}-${field}`) ??
    document.querySelector<HTMLInputElement>(`input[name="${form}-amountType"]`);
  const chosen =
    own instanceof HTMLInputElement && own.type === 'radio'
      ? document.querySelector<HTMLElement>(`input[name="${own.name}"]:checked`)
      : undefined;
  (chosen ?? own)?.focus();
};

/** The day of a payment: the most common days by name, and any other business day from a calendar. */
export const PayDayChoice = ({
  days,
  dueOn,
  payOn,
  send,
  ...field
}: DrawnField & {
  readonly legend: string;
  readonly hint: string;
  readonly days: PayDays;
  readonly dueOn: PlainDate | undefined;
  /** ISO text of the chosen day; empty if none. */
  readonly payOn: string;
  readonly send: (event: { readonly kind: 'choose-day'; readonly text: string }) => void;
}) => {
  const { t, format } = useWords();
  const inWords = (day: PlainDate) => ({ date: format.dayInWords(day, days.today) });
  /** The day that was chosen when the calendar was opened, until another one is chosen. */
  const [openedOn, setOpenedOn] = useState<string>();
  const suggested = suggestedPayDays(days, dueOn);
  const chosen = plainDate(payOn).unwrapOr(undefined);
  const other = suggested.some(({ on }) => on === chosen) ? undefined : chosen;
  const open = openedOn === payOn || other !== undefined;
  const choose = (text: PlainDate): void => {
    setOpenedOn(undefined);
    send({ kind: 'choose-day', text });
    // The calendar closes on a day that has its own card, which takes the focus.
    document.querySelector<HTMLElement>(`input[name="${field.id}"][value="${text}"]`)?.focus();
  };
  return (
    <RadioCards<PlainDate | 'other'>
      {...field}
      chips
      cards={[
        ...suggested.map(({ on, is }) => ({ value: on, label: t(`payment.day.${is}`, inWords(on)) })),
        {
          value: other ?? 'other',
          label: other ? t('payment.day.chosen', inWords(other)) : t('payment.day.other'),
        },
      ]}
      value={open ? (other ?? 'other') : chosen}
      onChange={(day) => (day === 'other' ? setOpenedOn(payOn) : choose(day))}
      actionName="payment date"
    >
      {open && (
        <LazyCalendar
          today={days.today}
          first={days.earliest}
          last={days.latest}
          isOpen={(day) => acceptPayDate(day, days).isOk()}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </RadioCards>
  );
};

/** Payment methods on file, one of which is chosen. */
export const MethodCards = ({
  methods,
  ...choice
}: Omit<ComponentProps<typeof RadioCards<PaymentMethodId>>, 'cards'> & {
  readonly methods: readonly PaymentMethod[];
}) => {
  const { t } = useWords();
  const cards = methods.map((method) => ({
    value: method.id,
    label: methodName(t, method),
    detail: <FactLine facts={methodFacts(t, method)} />,
  }));
  return <RadioCards {...choice} cards={cards} />;
};

/** The choice of a method: those that can be used on the chosen day, or a new one. */
export const MethodChoice = ({
  methods,
  chosen,
  send,
  ...field
}: DrawnField & {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethodId | undefined;
  readonly send: (event: MethodEvent) => void;
}) => {
  const { t } = useWords();
  const add = (): void => send({ kind: 'add-method' });
  if (methods.length === 0)
    return (
      <Notice tone="warning">
        <p id={field.id} tabIndex={-1}>
          {t('methods.select.none')}
        </p>
        <Button variant="secondary" onClick={add}>
          {t('methods.add')}
        </Button>
      </Notice>
    );
  return (
    <div css={group}>
      <MethodCards
        {...field}
        legend={t('payment.method')}
        hint={chosen && methods.every(({ id }) => id !== chosen) && t('methods.select.lost')}
        methods={methods}
        value={chosen}
        onChange={(methodId) => send({ kind: 'choose-method', methodId })}
      />
      <Button variant="quiet" onClick={add}>
        {t('methods.addAnother')}
      </Button>
    </div>
  );
};

const group = css({
  display: 'grid',
  justifyItems: 'start',
  '& > fieldset': { width: '100%' },
  '& > button': { marginInlineStart: `calc(-1 * ${tokens.space[2]})`, textAlign: 'start' },
});

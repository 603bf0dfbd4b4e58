import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { acceptPayDate, type PayDays, suggestedPayDays } from '@member-portal/domain/payment';
import { useState } from 'react';
import { LazyCalendar } from '../../calendar/LazyCalendar.tsx';
import { RadioCards } from '../../controls/RadioCards.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** The day of a payment: those that most people choose by name, and any other business day from a calendar. */
export const PayDayChoice = ({
  id,
  legend,
  hint,
  days,
  dueOn,
  payOn,
  error,
  onChoose,
}: {
  /** Of the first day: what a summary of problems links to. */
  readonly id: string;
  readonly legend: string;
  readonly hint: string;
  readonly days: PayDays;
  readonly dueOn: PlainDate | undefined;
  /** ISO text of the chosen day; empty where none is. */
  readonly payOn: string;
  readonly error: string | undefined;
  readonly onChoose: (day: PlainDate) => void;
}) => {
  const t = useText();
  const { dayInWords } = useFormat();
  const inWords = (day: PlainDate): string => dayInWords(day, days.today);
  /** The day that was chosen when the calendar was opened, until another one is. */
  const [openedOn, setOpenedOn] = useState<string>();
  const suggested = suggestedPayDays(days, dueOn);
  const chosen = plainDate(payOn).unwrapOr(undefined);
  const isOther = chosen !== undefined && !suggested.some(({ on }) => on === chosen);
  const open = openedOn === payOn || isOther;
  const choose = (day: PlainDate): void => {
    setOpenedOn(undefined);
    onChoose(day);
  };
  const other = isOther
    ? { value: chosen, label: t('payment.day.chosen', { date: inWords(chosen) }) }
    : { value: 'other' as const, label: t('payment.day.other') };
  return (
    <RadioCards<PlainDate | 'other'>
      {...{ id, legend, hint, error }}
      chips
      cards={[
        ...suggested.map(({ on, is }) => ({
          value: on,
          label: t(`payment.day.${is}`, { date: inWords(on) }),
        })),
        other,
      ]}
      value={open ? other.value : chosen}
      onChange={(day) => (day === 'other' ? setOpenedOn(payOn) : choose(day))}
      actionName="payment date"
    >
      {open ? (
        <LazyCalendar
          today={days.today}
          first={days.earliest}
          last={days.latest}
          isOpen={(day) => acceptPayDate(day, days).isOk()}
          chosen={chosen}
          onChoose={choose}
        />
      ) : undefined}
    </RadioCards>
  );
};

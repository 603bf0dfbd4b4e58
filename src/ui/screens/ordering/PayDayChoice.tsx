import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { acceptPayDate, type PayDays, suggestedPayDays } from '@member-portal/domain/payment';
import { useState } from 'react';
import { LazyCalendar } from '../../calendar/LazyCalendar.tsx';
import { RadioChips } from '../../controls/RadioChips.tsx';
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
  const choices = [
    ...suggested.map(({ on, is }) => ({
      key: is,
      value: on,
      label: t(`payment.day.${is}`, { date: inWords(on) }),
      checked: !open && on === chosen,
      choose: () => {
        setOpenedOn(undefined);
        onChoose(on);
      },
    })),
    {
      key: 'other',
      value: isOther && chosen ? chosen : 'other',
      label: isOther && chosen ? t('payment.day.chosen', { date: inWords(chosen) }) : t('payment.day.other'),
      checked: open,
      choose: () => setOpenedOn(payOn),
    },
  ];
  return (
    <RadioChips id={id} legend={legend} hint={hint} error={error} chips={choices} actionName="payment date">
      {open ? (
        <LazyCalendar
          today={days.today}
          first={days.earliest}
          last={days.latest}
          isOpen={(day) => acceptPayDate(day, days).isOk()}
          chosen={chosen}
          onChoose={(day) => {
            setOpenedOn(undefined);
            onChoose(day);
          }}
        />
      ) : undefined}
    </RadioChips>
  );
};

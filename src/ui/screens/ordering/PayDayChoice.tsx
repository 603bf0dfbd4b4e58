import { css } from '@emotion/react';
import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import { acceptPayDate, type PayDays, suggestedPayDays } from '@member-portal/domain/payment';
import { useState } from 'react';
import { LazyCalendar } from '../../calendar/LazyCalendar.tsx';
import { FieldError } from '../../controls/FieldError.tsx';
import { fieldStyle } from '../../controls/field-style.ts';
import { tickStyle } from '../../controls/tick-style.ts';
import { useDayWords } from '../../intl/use-day-words.ts';
import { useText } from '../../intl/use-text.ts';
import { tokens } from '../../theme/tokens.ts';

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
  const inWords = useDayWords(days.today);
  /** The day that was chosen when the calendar was opened, until another one is. */
  const [openedOn, setOpenedOn] = useState<string>();
  const suggested = suggestedPayDays(days, dueOn);
  const chosen = plainDate(payOn).unwrapOr(undefined);
  const isOther = chosen !== undefined && !suggested.some(({ on }) => on === chosen);
  const open = openedOn === payOn || isOther;
  const described = [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ');
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
    <fieldset css={fieldStyle.group} data-dd-action-name="payment date" aria-describedby={described}>
      <legend css={[fieldStyle.label, legendRoom]}>{legend}</legend>
      <p id={`${id}-hint`} css={fieldStyle.hint}>
        {hint}
      </p>
      <div css={chips}>
        {choices.map(({ key, value, label, checked, choose }, at) => (
          <label key={key} css={chip} data-chosen={checked || undefined}>
            <input
              type="radio"
              name={id}
              id={at === 0 ? id : `${id}-${key}`}
              value={value}
              checked={checked}
              onChange={choose}
              css={[dot, tickStyle]}
              {...(error ? { 'aria-invalid': true } : {})}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

const { color, corner, space } = tokens;
const legendRoom = css({ padding: 0 });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[1] });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minHeight: tokens.buttonHeight,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: corner.control,
  backgroundColor: color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: color.edge },
  '&[data-chosen]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  '&:has(:focus-visible)': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[data-chosen]': { borderColor: 'Highlight', borderWidth: 2 } },
});
const dot = css({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  '&:focus-visible': { outline: 'none' },
});

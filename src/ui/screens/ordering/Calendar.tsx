import { type PlainDate, partsOf, plainDate } from '@member-portal/domain/calendar';
import { languageTagOf } from '@member-portal/domain/locale';
import { acceptPayDate, type PayDays } from '@member-portal/domain/payment';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useDayWords } from '../../intl/use-day-words.ts';
import { useText } from '../../intl/use-text.ts';
import { calendarStyle } from './calendar-style.ts';

/** Local noon: no clock change moves it to another day. */
const toDate = (day: PlainDate): Date => {
  const { year, month, day: number } = partsOf(day);
  return new Date(year, month - 1, number, 12);
};
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const fromDate = (date: Date): PlainDate | undefined =>
  plainDate(`${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`).unwrapOr(
    undefined,
  );

export interface CalendarProps {
  readonly days: PayDays;
  readonly chosen: PlainDate | undefined;
  readonly onChoose: (day: PlainDate) => void;
}

/**
 * A calendar in the page's language. Days on which nothing can be paid, such as bank holidays, cannot be chosen. Load it
 * lazily: it brings the library.
 */
export const Calendar = ({ days, chosen, onChoose }: CalendarProps) => {
  const t = useText();
  const { locale } = useIntl();
  const inWords = useDayWords(days.today);
  const { month, weekday, weekdayShort } = useMemo(() => {
    const tag = languageTagOf(locale);
    return {
      month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
      weekday: new Intl.DateTimeFormat(tag, { weekday: 'long' }),
      weekdayShort: new Intl.DateTimeFormat(tag, { weekday: 'short' }),
    };
  }, [locale]);
  const isClosed = (date: Date): boolean => {
    const day = fromDate(date);
    return !day || acceptPayDate(day, days).isErr();
  };
  const dayName = (date: Date): string => {
    const day = fromDate(date);
    return day ? inWords(day) : '';
  };
  return (
    <div css={calendarStyle}>
      <DayPicker
        mode="single"
        required
        weekStartsOn={0}
        today={toDate(days.today)}
        selected={chosen && toDate(chosen)}
        defaultMonth={toDate(chosen ?? days.earliest)}
        startMonth={toDate(days.earliest)}
        endMonth={toDate(days.latest)}
        disabled={isClosed}
        onSelect={(date) => {
          const day = fromDate(date);
          if (day) onChoose(day);
        }}
        formatters={{
          formatCaption: (date) => month.format(date),
          formatWeekdayName: (date) => weekdayShort.format(date),
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelNav: () => t('payment.day.months'),
          labelPrevious: () => t('payment.day.previousMonth'),
          labelNext: () => t('payment.day.nextMonth'),
          labelGrid: (date) => month.format(date),
          labelGridcell: dayName,
          labelDayButton: dayName,
          labelWeekday: (date) => weekday.format(date),
        }}
      />
    </div>
  );
};

import { type PlainDate, partsOf, plainDate } from '@member-portal/domain/calendar';
import { languageTagOf } from '@member-portal/domain/locale';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useIntl } from '../intl/IntlProvider.tsx';
import { useFormat } from '../intl/use-format.ts';
import { useText } from '../intl/use-text.ts';
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
  readonly today: PlainDate;
  /** The first and the last day that can be chosen; without an end where absent. */
  readonly first?: PlainDate | undefined;
  readonly last?: PlainDate | undefined;
  /** Whether a day within them can be chosen, too. Every one by default. */
  readonly isOpen?: (day: PlainDate) => boolean;
  readonly chosen: PlainDate | undefined;
  readonly onChoose: (day: PlainDate) => void;
  /** Offers month and year as lists: for ranges of years. */
  readonly longRange?: boolean;
}

const always = (): boolean => true;

/**
 * A calendar in the page's language. Days outside of its range, and those that are not open, cannot be chosen. Load it
 * lazily: it brings the library.
 */
export const Calendar = ({
  today,
  first,
  last,
  isOpen = always,
  chosen,
  onChoose,
  longRange = false,
}: CalendarProps) => {
  const t = useText();
  const { locale } = useIntl();
  const { dayInWords } = useFormat();
  const { month, monthName, weekday, weekdayShort } = useMemo(() => {
    const tag = languageTagOf(locale);
    return {
      month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
      monthName: new Intl.DateTimeFormat(tag, { month: 'long' }),
      weekday: new Intl.DateTimeFormat(tag, { weekday: 'long' }),
      weekdayShort: new Intl.DateTimeFormat(tag, { weekday: 'short' }),
    };
  }, [locale]);
  const isClosed = (date: Date): boolean => {
    const day = fromDate(date);
    return !day || (first && day < first) || (last && day > last) || !isOpen(day);
  };
  const dayName = (date: Date): string => {
    const day = fromDate(date);
    return day ? dayInWords(day, today) : '';
  };
  /** As its name says it, such as the French "1er": an accessible name has to hold what shows (WCAG 2.5.3). */
  const dayNumber = (date: Date): string =>
    /\d+(?:er)?(?!\d)/.exec(dayName(date))?.[0] ?? String(date.getDate());
  return (
    <div css={calendarStyle}>
      <DayPicker
        mode="single"
        required
        weekStartsOn={0}
        today={toDate(today)}
        selected={chosen && toDate(chosen)}
        defaultMonth={toDate(chosen ?? (longRange ? (last ?? today) : (first ?? today)))}
        {...(first ? { startMonth: toDate(first) } : {})}
        {...(last ? { endMonth: toDate(last) } : {})}
        captionLayout={longRange ? 'dropdown' : 'label'}
        disabled={isClosed}
        onSelect={(date) => {
          const day = fromDate(date);
          if (day) onChoose(day);
        }}
        formatters={{
          formatCaption: (date) => month.format(date),
          formatWeekdayName: (date) => weekdayShort.format(date),
          formatMonthDropdown: (date) => monthName.format(date),
          formatYearDropdown: (date) => String(date.getFullYear()),
          formatDay: dayNumber,
        }}
        labels={{
          labelNav: () => t('calendar.months'),
          labelPrevious: () => t('calendar.previousMonth'),
          labelNext: () => t('calendar.nextMonth'),
          labelMonthDropdown: () => t('calendar.month'),
          labelYearDropdown: () => t('calendar.year'),
          labelGrid: (date) => month.format(date),
          labelGridcell: dayName,
          labelDayButton: dayName,
          labelWeekday: (date) => weekday.format(date),
        }}
      />
    </div>
  );
};

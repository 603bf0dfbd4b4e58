import { css } from '@emotion/react';
import { type PlainDate, partsOf, plainDateOf } from '@member-portal/domain/calendar';
import { languageTagOf } from '@member-portal/domain/locale';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { useWords } from '../intl/use-words.ts';
import { bareButton, text } from '../theme/styles.ts';
import { tokens } from '../theme/tokens.ts';

/** Local noon, so that no clock change moves it to another day. */
const toDate = (day: PlainDate): Date => {
  const { year, month, day: number } = partsOf(day);
  return new Date(year, month - 1, number, 12);
};
const fromDate = (date: Date): PlainDate | undefined =>
  plainDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate()).unwrapOr(undefined);

export interface CalendarProps {
  readonly today: PlainDate;
  /** The first and the last day that can be chosen; without an end where absent. */
  readonly first?: PlainDate | undefined;
  readonly last?: PlainDate | undefined;
  /** Whether a day in that range can be chosen. Every day by default. */
  readonly isOpen?: (day: PlainDate) => boolean;
  readonly chosen: PlainDate | undefined;
  readonly onChoose: (day: PlainDate) => void;
  /** Offers month and year as lists, for ranges of years. */
  readonly longRange?: boolean;
}

/** A calendar in the page's language. Days outside of its range, and those that are not open, cannot be chosen. */
export const Calendar = ({
  today,
  first,
  last,
  isOpen,
  chosen,
  onChoose,
  longRange = false,
}: CalendarProps) => {
  const { t, format, locale } = useWords();
  const written = useMemo(() => {
    const as = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(languageTagOf(locale), options).format;
    return {
      month: as({ month: 'long', year: 'numeric' }),
      monthName: as({ month: 'long' }),
      weekday: as({ weekday: 'long' }),
      weekdayShort: as({ weekday: 'short' }),
    };
  }, [locale]);
  const isClosed = (date: Date): boolean => {
    const day = fromDate(date);
    return !day || (first && day < first) || (last && day > last) || isOpen?.(day) === false;
  };
  const dayName = (date: Date): string => {
    const day = fromDate(date);
    return day ? format.dayInWords(day, today) : '';
  };
  /** As in its accessible name, such as the French "1er": the name has to contain the visible text (WCAG 2.5.3). */
  const dayNumber = (date: Date): string =>
    /\d+(?:er)?(?!\d)/.exec(dayName(date))?.[0] ?? String(date.getDate());
  return (
    <div css={look}>
      <DayPicker
        mode="single"
        required
        lang={languageTagOf(locale)}
        weekStartsOn={0}
        today={toDate(today)}
        selected={chosen && toDate(chosen)}
        defaultMonth={toDate(chosen ?? (longRange ? (last ?? today) : (first ?? today)))}
        {...(first && { startMonth: toDate(first) })}
        {...(last && { endMonth: toDate(last) })}
        captionLayout={longRange ? 'dropdown' : 'label'}
        disabled={isClosed}
        onSelect={(date) => {
          const day = fromDate(date);
          if (day) onChoose(day);
        }}
        formatters={{
          formatCaption: written.month,
          formatWeekdayName: written.weekdayShort,
          formatMonthDropdown: written.monthName,
          // The library's own reads patterns, which the build leaves out.
          formatYearDropdown: (date) => String(date.getFullYear()),
          formatDay: dayNumber,
        }}
        labels={{
          labelNav: () => t('calendar.months'),
          labelPrevious: () => t('calendar.previousMonth'),
          labelNext: () => t('calendar.nextMonth'),
          labelMonthDropdown: () => t('calendar.month'),
          labelYearDropdown: () => t('calendar.year'),
          labelGrid: written.month,
          labelGridcell: dayName,
          labelDayButton: dayName,
          labelWeekday: written.weekday,
        }}
      />
    </div>
  );
};

const { color, corner, media, space, weight } = tokens;

/** Styles for the library's class names; its own style sheet is not loaded. */
const look = css({
  maxWidth: '22rem',
  marginBlockStart: space[2],
  '& .rdp-months': { position: 'relative' },
  '& .rdp-nav': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'flex',
    // With large text there is no space beside the month's name.
    [media.fewLetters]: { position: 'static' },
  },
  '& .rdp-month_caption': { display: 'flex', alignItems: 'center', minHeight: '2.75rem' },
  '& .rdp-caption_label': { fontWeight: weight.bold },
  '& .rdp-caption_label::first-letter': { textTransform: 'uppercase' },
  // The month and year lists replace the caption's text.
  '& .rdp-dropdowns': { display: 'flex', flexWrap: 'wrap', gap: space[1], paddingInlineEnd: '5.5rem' },
  '& .rdp-dropdown_root .rdp-caption_label': { display: 'none' },
  '& .rdp-dropdown': {
    minHeight: '2.75rem',
    maxWidth: '100%',
    border: `1px solid ${color.edge}`,
    borderRadius: corner.control,
    backgroundColor: color.surface,
    color: color.text,
    textTransform: 'capitalize',
  },
  '& button': [bareButton, { borderRadius: corner.control, color: color.text }],
  '& .rdp-button_previous, & .rdp-button_next': {
    display: 'inline-grid',
    placeContent: 'center',
    width: '2.75rem',
    height: '2.75rem',
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  },
  '& .rdp-chevron': { width: '1.25rem', height: '1.25rem', fill: 'currentColor' },
  '& .rdp-month_grid': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& .rdp-weekday': [text.small, { padding: `${space[1]} 0`, overflow: 'hidden', fontWeight: weight.normal }],
  '& .rdp-day': { padding: 0, textAlign: 'center' },
  '& .rdp-day_button': {
    width: '100%',
    minHeight: '2.75rem',
    fontVariantNumeric: 'tabular-nums',
    '&:hover:not(:disabled)': { backgroundColor: color.sunken },
    '&:disabled': { color: color.textQuiet, textDecoration: 'line-through', cursor: 'default', opacity: 0.6 },
  },
  '& .rdp-today .rdp-day_button': { fontWeight: weight.bold, textDecorationLine: 'underline' },
  '& .rdp-selected .rdp-day_button, & .rdp-selected .rdp-day_button:hover': {
    backgroundColor: color.primary,
    color: color.onPrimary,
    fontWeight: weight.bold,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

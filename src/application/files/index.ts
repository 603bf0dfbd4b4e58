export { type CalendarDay, type CalendarFile, toCalendar } from './to-calendar.ts';
export { type CsvCell, toCsv } from './to-csv.ts';

import type { Money } from '@member-portal/domain/money';

/** A cell of a CSV file. An amount becomes a plain number, `-12.50`; text is kept from being taken for a formula. */
export type CsvCell = string | Money | undefined;

/**
 * A spreadsheet runs what begins with one of these, also after white space and when it is written full-width (OWASP: CSV
 * injection). A leading apostrophe makes it text.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

const cell = (value: CsvCell): string => {
  if (value === undefined) return '';
  if (typeof value !== 'string') return (value.cents / 100).toFixed(2);
  const text = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV by RFC 4180: commas, CRLF after each row, quotes where needed and doubled within. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

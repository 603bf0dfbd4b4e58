import { type Locale, NUMBER_FORMATS } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';

/**
 * A cell of a CSV file. An amount becomes a plain number such as `-12.50` or `-12,50`, even if negative: it contains only digits, and
 * spreadsheets must be able to add up the column. Text is escaped so that it is not evaluated as a formula.
 */
export type CsvCell = string | Money | undefined;

/**
 * Spreadsheets evaluate cells that begin with one of these, also after white space and in full-width form (OWASP: CSV
 * injection). A leading apostrophe makes them text.
 */
const FORMULA = /^[\s"]*[=+\-@\t\r＝＋－＠]/;

/** The same after a separator: a spreadsheet set to another separator splits there, even inside quotes. */
const LATER_FORMULA = /([,;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/** No-break spaces, which a spreadsheet filter does not match with a typed space. */
const UNBREAKABLE = /[\u00a0\u202f]/g;

const cell = (value: CsvCell, decimal: string): string => {
  if (value === undefined) return '';
  if (typeof value !== 'string') return (value.cents / 100).toFixed(2).replace('.', decimal);
  const words = value.replace(UNBREAKABLE, ' ');
  const split = words.replace(LATER_FORMULA, "$1'");
  const text = FORMULA.test(words) || /^[\t\r\n]/.test(words) ? `'${split}` : split;
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A table as CSV (RFC 4180): CRLF after each row, and quotes around any usual separator, doubled within. Spreadsheets take
 * separator and decimal sign from the reader's region: commas and points in English; in French semicolons and decimal commas,
 * without which they show each row in one cell, and amounts as text.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[], locale: Locale = 'en-us'): string => {
  const { decimal } = NUMBER_FORMATS[locale];
  const separator = decimal === ',' ? ';' : ',';
  return rows.map((row) => `${row.map((value) => cell(value, decimal)).join(separator)}\r\n`).join('');
};

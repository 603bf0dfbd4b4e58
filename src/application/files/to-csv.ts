import type { Money } from '@member-portal/domain/money';

/**
 * A cell of a CSV file. An amount becomes a plain number, `-12.50`, also a negative one: it holds digits
 * only, and a sum over the column must work. Text is escaped so that it is not read as a formula.
 */
export type CsvCell = string | Money | undefined;

/**
 * A spreadsheet runs what begins with one of these, also after white space and when it is written full-width (OWASP: CSV
 * injection). A leading apostrophe makes it text.
 */
const FORMULA = /^[\s"]*[=+\-@\t\r＝＋－＠]/;

/** The same after a separator: a spreadsheet set to another separator splits there, even inside quotes. */
const LATER_FORMULA = /([,;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/** Spaces that keep a line from breaking; a filter in a spreadsheet does not take one for the space that is typed. */
const UNBREAKABLE = /[\u00a0\u202f]/g;

const cell = (value: CsvCell): string => {
  if (value === undefined) return '';
  if (typeof value !== 'string') return (value.cents / 100).toFixed(2);
  const words = value.replace(UNBREAKABLE, ' ');
  const split = words.replace(LATER_FORMULA, "$1'");
  const text = FORMULA.test(words) || /^[\t\r\n]/.test(words) ? `'${split}` : split;
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV by RFC 4180: commas, CRLF after each row, quotes around any usual separator and doubled within. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

import type { Person } from '../people/person.ts';
import type { Lender } from './front-door.ts';
import { phoneText } from './phone-text.ts';

const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
};

const peopleOf = ({ id, name, url }: Lender, people: readonly Person[]): string =>
  [
    `Borrowers of ${name}, whose codes arrive at ${url}/sandbox/inbox:`,
    columns(
      people
        .filter(({ tenant }) => tenant === id)
        .map((person) => [
          `${person.givenName} ${person.familyName}`,
          person.email,
          phoneText(person.phone),
          person.situation,
        ]),
    ),
    '',
  ].join('\n');

/** What a start prints: addresses first, then every borrower to sign in as. */
export const greeting = (
  lenders: readonly Lender[],
  people: readonly Person[],
  facts: {
    readonly frontUrl: string;
    /** The payment gateway's two addresses, by name and by port. */
    readonly gateway: { readonly url: string; readonly otherUrl: string };
    readonly smtpUrl: string | undefined;
    /** What is wrong in the tenants' files, a line each. */
    readonly problems: readonly string[];
  },
): string =>
  [
    columns([
      ...lenders.map(({ name, url, otherUrl }) => [name, url, `or ${otherUrl}`]),
      ['Gateway', facts.gateway.url, `or ${facts.gateway.otherUrl}`],
      ['All lenders', facts.frontUrl, ''],
    ]),
    '',
    ...lenders.map((lender) => peopleOf(lender, people)),
    ...(facts.problems.length > 0
      ? ['Wrong in the tenants’ files; the other tenants are not affected:', ...facts.problems, '']
      : []),
    ...(facts.smtpUrl ? ['Codes by email also leave by the mail server of SMTP_URL.'] : []),
    'Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');

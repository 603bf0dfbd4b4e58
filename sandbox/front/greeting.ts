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

/** What a start prints: addresses first, then three borrowers to sign in as, then where their codes arrive. */
export const greeting = (
  lenders: readonly Lender[],
  people: readonly Person[],
  facts: { readonly frontUrl: string; readonly smtpUrl: string | undefined },
): string => {
  const [first] = lenders;
  const shown = people.filter(({ tenant }) => tenant === first?.id).slice(0, 3);
  return [
    columns(lenders.map(({ name, url, otherUrl }) => [name, url, `or ${otherUrl}`])),
    '',
    `Borrowers of ${first?.name ?? ''} to sign in as (those of the others are on ${facts.frontUrl}):`,
    columns(
      shown.map((person) => [
        `${person.givenName} ${person.familyName}`,
        person.email,
        phoneText(person.phone),
        person.situation,
      ]),
    ),
    '',
    `Their codes arrive at ${first?.url ?? ''}/sandbox/inbox${facts.smtpUrl ? ' and by the mail server of SMTP_URL' : ''}.`,
    'Ctrl-C stops everything; the data stays.',
    '',
  ].join('\n');
};

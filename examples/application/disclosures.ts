// Documents: the table of kinds says which call answers, and what was accepted travels with what it authorises.
import { ReadLoanDocument } from '@member-portal/application/disclosures';
import type { DisclosureLibrary, DisclosureRequest } from '@member-portal/application/ports';
import { okAsync } from 'neverthrow';
import { aLoan, day } from '../support/a-loan.ts';
import { known } from '../support/known.ts';

const answer = (call: string, { kind, locale }: DisclosureRequest) =>
  okAsync({
    id: `${kind}-1`,
    kind,
    title: `${kind} by ${call}`,
    locale,
    version: '1',
    effectiveOn: day('2026-01-01'),
    content: '<p>From outside: sanitise before showing.</p>',
  });
const library: DisclosureLibrary = {
  prepare: (_, request) => answer('prepare', request),
  readForLoan: (_, request) => answer('loan', request),
  readForTarget: (_, request) => answer('target', request),
  readStatic: (request) => answer('static', request),
};

const readDocument = ReadLoanDocument.create({ library });
const of = { loanId: aLoan().id, locale: 'en-us' } as const;
const agreement = known(await readDocument({ ...of, viewType: 'loan-agreement' }));
console.log(agreement.title); // -> loan-agreement by loan
console.log(known(await readDocument({ ...of, viewType: 'terms-of-use' })).title); // -> terms-of-use by static
console.log((await readDocument({ ...of, viewType: 'hearsay' })).mapErr(({ kind }) => kind)); // -> Err { error: 'unknown-tag' }

// Documents: a table maps each kind to its call, and a consent is sent with the order that it authorises.
import { ReadLoanDocument } from '@member-portal/application/disclosures';
import { aLoan } from '../../test/support/builders/a-loan.ts';
import { fakeDisclosureLibrary } from '../../test/support/fakes/fake-disclosure-library.ts';
import { known } from '../known.ts';

const library = fakeDisclosureLibrary();
const readDocument = ReadLoanDocument.create({ library });
const of = { loanId: aLoan().id, locale: 'en-us' } as const;
const agreement = known(await readDocument({ ...of, viewType: 'loan-agreement' }));
console.log(agreement.kind, library.requests.at(-1)?.call); // -> loan-agreement loan
const terms = known(await readDocument({ ...of, viewType: 'terms-of-use' }));
console.log(terms.kind, library.requests.at(-1)?.call); // -> terms-of-use static
console.log((await readDocument({ ...of, viewType: 'hearsay' })).mapErr(({ kind }) => kind)); // -> Err { error: 'unknown-tag' }

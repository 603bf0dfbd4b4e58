// The buyer's own record, and a new address: a change underneath is told instead of written over.
import { createChangeAddress, createReadBuyer } from '@member-portal/application/account';
import { addressContactOf, fullName } from '@member-portal/domain/buyer';
import { averysSession, recordsOfAvery } from '../support/a-buyer.ts';
import { fixedFlags } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { memoryNotes, memorySessions } from '../support/memory-stores.ts';

const records = recordsOfAvery();
const sessions = memorySessions(averysSession);
const buyer = known(await createReadBuyer(records, sessions, memoryNotes())());
console.log(fullName(buyer)); // -> Avery Stone

const changeAddress = createChangeAddress(records, sessions, fixedFlags());
const seen = addressContactOf(buyer)?.address;
const address = {
  line1: '7 Oak Lane',
  city: 'Troy',
  region: 'NY',
  postalCode: '12180',
  country: 'US',
} as const;
const changed = known(await changeAddress({ address, seen }));
console.log(addressContactOf(changed)?.address?.line1); // -> 7 Oak Lane

// Somebody who still looks at the old address would overwrite the new one.
const late = await changeAddress({ address: { ...address, line1: '9 Ash Road' }, seen });
console.log(late.mapErr(({ kind }) => kind)); // -> Err { error: 'changed-underneath' }

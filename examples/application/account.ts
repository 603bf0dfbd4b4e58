// The buyer's own record, and a new address: a concurrent change is reported instead of overwritten.
import { ChangeAddress, ReadBuyer } from '@member-portal/application/account';
import { createMemoryBuyerNotes, createMemorySessionStore } from '@member-portal/application/memory';
import { addressContactOf, fullName } from '@member-portal/domain/buyer';
import { aSession } from '../../test/support/builders/a-session.ts';
import { fakeBuyers } from '../../test/support/fakes/fake-buyers.ts';
import { fakeFeatureFlags } from '../../test/support/fakes/fake-feature-flags.ts';
import { START } from '../../test/support/fakes/fake-time.ts';
import { known } from '../known.ts';

const records = fakeBuyers();
const sessions = createMemorySessionStore(aSession(START));
const buyer = known(await ReadBuyer.create({ buyers: records, sessions, notes: createMemoryBuyerNotes() })());
console.log(fullName(buyer)); // -> Avery Stone

const changeAddress = ChangeAddress.create({ buyers: records, sessions, flags: fakeFeatureFlags() });
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

// A page that still shows the old address would overwrite the new one.
const late = await changeAddress({ address: { ...address, line1: '9 Ash Road' }, seen });
console.log(late.mapErr(({ kind }) => kind)); // -> Err { error: 'changed-underneath' }

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays, addMonths, earlierOf, type PlainDate } from '../calendar/plain-date.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import { confirmationNumber } from '../ledger/confirmation.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { loanRowsOf } from './loan-rows.ts';
import type { Person, Wallet } from './person.ts';

/** The initial rows of a demo borrower. */
export interface PersonRows {
  readonly buyer: readonly Insertable<Database['buyer']>[];
  readonly contact: readonly Insertable<Database['contact']>[];
  readonly payment_method: readonly Insertable<Database['payment_method']>[];
  readonly agreement: readonly Insertable<Database['agreement']>[];
  readonly instalment: readonly Insertable<Database['instalment']>[];
  readonly journal: readonly Insertable<Database['journal']>[];
  readonly posting: readonly Insertable<Database['posting']>[];
  readonly payment: readonly Insertable<Database['payment']>[];
  readonly autopay: readonly Insertable<Database['autopay']>[];
}

const methodRow = (
  wallet: Wallet,
  person: Person,
  buyerId: string,
  addedAt: number,
  today: PlainDate,
): Insertable<Database['payment_method']> => ({
  id: randomUUID(),
  tenant: person.tenant,
  buyer_id: buyerId,
  type: wallet.type,
  status: 'ACCEPTED',
  brand: wallet.brand ?? null,
  bank_name: wallet.bankName ?? null,
  last4: wallet.last4,
  expires: wallet.expiresInYears ? addMonths(today, wallet.expiresInYears * 12 + 4).slice(0, 7) : null,
  holder: `${person.givenName} ${person.familyName}`,
  added_at: addedAt,
  declines: wallet.declines ?? false,
  returns_with: wallet.returnsWith ?? null,
});

/** The rows of a borrower, with every loan's story played up to today. */
export const rowsOf = (person: Person, tenant: PlatformTenant, today: PlainDate, now: number): PersonRows => {
  const buyerId = randomUUID();
  const at = (date: PlainDate, hour: number): number => Math.min(instantOf(tenant.timezone, date, hour), now);
  const loans = person.loans.map((plan) => ({ plan, id: randomUUID() }));
  const since = addMonths(today, -20);
  const methods = person.methods.map((wallet, index) =>
    // A minute apart, so that the wallet keeps its order.
    methodRow(wallet, person, buyerId, at(since, 9) + index * 60_000, today),
  );
  const methodId = methods[0]?.id;
  if (methodId === undefined) throw new Error('A demo borrower has a payment method to have paid with.');
  const rows = loans.map(({ plan, id }) =>
    loanRowsOf({ plan, id, buyerId, tenant, today, at, methodId, confirmation: confirmationNumber }),
  );
  const firstOpened = rows.reduce((first, { openedOn }) => earlierOf(first, openedOn), since);
  return {
    buyer: [
      {
        id: buyerId,
        tenant: person.tenant,
        status: person.standing?.status ?? 'ACTIVE',
        sub_status: person.standing?.subStatus ?? null,
        email: person.email,
        phone: person.phone,
        given_name: person.givenName,
        family_name: person.familyName,
        language: person.language,
        version: 1,
        created_at: at(addDays(firstOpened, -1), 9),
      },
    ],
    contact: [
      {
        id: randomUUID(),
        buyer_id: buyerId,
        type: 'HOME',
        line1: person.address.line1,
        line2: person.address.line2 ?? null,
        city: person.address.city,
        region: person.address.region,
        postal_code: person.address.postalCode,
        country: person.address.country,
      },
    ],
    payment_method: methods,
    agreement: rows.map(({ agreement }) => agreement),
    instalment: rows.flatMap(({ instalments }) => instalments),
    journal: rows.flatMap(({ journals }) => journals),
    posting: rows.flatMap(({ postings }) => postings),
    payment: rows.flatMap(({ payments }) => payments),
    autopay: rows.flatMap(({ autopay }) => autopay),
  };
};

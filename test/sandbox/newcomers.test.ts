import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../sandbox/database/open-database.ts';
import { DEFAULT_FLAGS } from '../../sandbox/flags/default-flags.ts';
import { demoPeople, demoTenants } from '../../sandbox/index.ts';
import { newcomers } from '../../sandbox/people/newcomers.ts';
import { seed } from '../../sandbox/people/seed.ts';
import { SITUATIONS } from '../../sandbox/people/situations.ts';
import type { PlatformTenant } from '../../sandbox/tenants/platform-tenant.ts';

const [northwind] = demoTenants;
if (!northwind) throw new Error('there is no tenant');
const made = (changed: Partial<PlatformTenant>): PlatformTenant => ({ ...northwind, ...changed });
const prairie = made({ id: 'prairie', country: 'CA', currency: 'CAD', locales: ['en-ca'] });
const delta = made({ id: 'delta', country: 'US', locales: ['fr-ca'] });
const NOW = Date.UTC(2026, 10, 21, 15);

describe('a newly created lender', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    database = await openDatabase({});
    await seed(database.db, demoTenants, demoPeople(), NOW);
  });
  afterAll(() => database.close());

  const countOf = async (table: 'buyer' | 'flag', tenant: string): Promise<number> =>
    (await database.db.selectFrom(table).select('tenant').where('tenant', '=', tenant).execute()).length;

  it('has a borrower for each situation, of its country and in a language that it has', () => {
    const people = newcomers([...demoTenants, prairie, delta]);
    expect(people.map(({ tenant }) => tenant)).toEqual([
      ...SITUATIONS.map(() => 'prairie'),
      ...SITUATIONS.map(() => 'delta'),
    ]);
    for (const { tenant, address, language } of people) {
      expect(address.country).toBe(tenant === 'prairie' ? 'CA' : 'US');
      expect(language).toBe(tenant === 'prairie' ? 'en-ca' : 'fr-ca');
    }
  });

  it('gets its flags and borrowers at the next start, once, and no other lender gets any twice', async () => {
    const before = await countOf('buyer', 'northwind');
    const tenants = [...demoTenants, prairie];
    const people = [...demoPeople(), ...newcomers(tenants)];
    await Promise.all([seed(database.db, tenants, people, NOW), seed(database.db, tenants, people, NOW)]);
    await seed(database.db, tenants, people, NOW);
    expect(await countOf('buyer', 'prairie')).toBe(SITUATIONS.length);
    expect(await countOf('flag', 'prairie')).toBe(Object.keys(DEFAULT_FLAGS).length);
    expect(await countOf('buyer', 'northwind')).toBe(before);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reliefAmount } from '../../sandbox/database/migrations/0013-relief-amount.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('agreements that were on a plan before relief had an amount keep what their instalments ask for', async () => {
  const undone = new Error('Undone, so that no other test meets the old schema.');
  let amounts: unknown;
  const migrated = sandbox.db.transaction().execute(async (tx) => {
    await sql`alter table agreement drop column relief_amount`.execute(tx);
    const rows = await tx.selectFrom('agreement').select('id').orderBy('id').limit(4).execute();
    const before = [
      ['MONTHLY', 29],
      ['BIWEEKLY', 59],
      ['MONTHLY', 0],
      ['MONTHLY', null],
    ] as const;
    const ids = rows.map(({ id }) => id);
    for (const [at, [frequency, hardship_plan]] of before.entries())
      await tx
        .updateTable('agreement')
        .set({ frequency, hardship_plan })
        .where('id', '=', ids[at] ?? '')
        .execute();
    for (const statement of reliefAmount) await sql.raw(statement).execute(tx);
    const after = await tx
      .selectFrom('agreement')
      .select(['id', 'relief_amount'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    amounts = after.map(({ relief_amount }) => relief_amount);
    throw undone;
  });
  await expect(migrated).rejects.toBe(undone);
  expect(amounts).toEqual([2_900, 2_950, 0, null]);
});

import type { Kysely, Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';

/** Notes that the platform held back what autopay was to draw for an instalment. */
export const withholdDraft = async (
  tx: Transaction<Database>,
  agreementId: string,
  dueOn: PlainDate,
): Promise<void> => {
  await tx
    .insertInto('withheld_draft')
    .values({ agreement_id: agreementId, due_on: dueOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether an instalment's draft was held back, and its borrower relied on it in vain. */
export const wasWithheld = async (
  db: Kysely<Database>,
  agreementId: string,
  dueOn: PlainDate,
): Promise<boolean> =>
  (await db
    .selectFrom('withheld_draft')
    .select('due_on')
    .where('agreement_id', '=', agreementId)
    .where('due_on', '=', dueOn)
    .executeTakeFirst()) !== undefined;

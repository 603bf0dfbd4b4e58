import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';

/** Closes an agreement that is locked: autopay ends, and what was only scheduled is not drawn any more. */
export const closeAgreement = async (
  tx: Transaction<Database>,
  agreementId: string,
  status: 'PAID' | 'CHARGED_OFF' | 'CANCELLED',
  day: PlainDate,
  at: number,
): Promise<void> => {
  await tx.updateTable('agreement').set({ status, closed_on: day }).where('id', '=', agreementId).execute();
  await tx
    .updateTable('autopay')
    .set({ ended_at: at })
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', activity_status: 'CANCELLED' })
    .where('agreement_id', '=', agreementId)
    .where('activity_status', '=', 'SCHEDULED')
    .execute();
};

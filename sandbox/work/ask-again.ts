import type { Services } from '../http/services.ts';
import { retryAside } from './retry-aside.ts';

/** Tries a piece of work that was deferred, now, and what waits behind it; reports whether it is unblocked. */
export const askAgain = async (
  { db, tenant, now }: Pick<Services, 'db' | 'tenant' | 'now'>,
  id: number,
): Promise<'done' | 'refused' | 'not-found'> => {
  const at = now();
  const asked = await db
    .updateTable('work_aside')
    .set({ try_again_at: at })
    .where('tenant', '=', tenant.id)
    .where('position', '=', id)
    .where('attempts', '>', 0)
    .returning('agreement_id')
    .executeTakeFirst();
  if (!asked) return 'not-found';
  await retryAside(db, tenant, at);
  const left = await db
    .selectFrom('work_aside')
    .select('position')
    .where('tenant', '=', tenant.id)
    .where('agreement_id', '=', asked.agreement_id)
    .limit(1)
    .executeTakeFirst();
  return left ? 'refused' : 'done';
};

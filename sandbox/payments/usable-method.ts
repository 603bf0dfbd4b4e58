import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database, PaymentMethodRow } from '../database/schema.ts';
import { isFlagOn } from '../flags/evaluate-flag.ts';
import { holdMethod } from '../gateway/find-methods.ts';
import type { Owner } from '../servicing/loan-store.ts';
import type { RefusalReason } from './refusal.ts';

const UNUSABLE: readonly string[] = ['DELETED', 'REPLACED', 'TERMINATED', 'CANCELLED', 'FAILED'];

const isExpired = (expires: string | null, on: PlainDate): boolean =>
  expires !== null && expires < on.slice(0, 7);

/** A buyer's method that can be drawn on at a day, kept from being deleted until the transaction ends; or why not. */
export const usableMethod = async (
  tx: Transaction<Database>,
  owner: Owner,
  methodId: string,
  on: PlainDate,
): Promise<
  | { readonly kind: 'usable'; readonly method: PaymentMethodRow }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
> => {
  const method = await holdMethod(tx, owner, methodId);
  if (!method || UNUSABLE.includes(method.status) || isExpired(method.expires, on)) {
    return { kind: 'refused', reason: 'Method_Not_Usable' };
  }
  if (method.type === 'CREDIT_CARD' && !(await isFlagOn(tx, owner.tenant, 'credit-cards'))) {
    return { kind: 'refused', reason: 'Method_Not_Usable' };
  }
  return method.declines ? { kind: 'refused', reason: 'Method_Declined' } : { kind: 'usable', method };
};

import type { Kit } from '../kit.ts';
import { must, Skipped } from '../verdict.ts';
import { isFlagOn } from './flags.ts';

/** The flag under which the portal offers to cancel a payment; off unless a platform says that it is on. */
const FLAG = 'cancel-scheduled-payment';

const NOT_OFFERED = `the platform does not offer to cancel scheduled payments: the flag ${FLAG} is not on`;

/** Refusals of a platform that does not offer cancelling. A 401 ends a session, and a 5xx may be over soon. */
const REFUSALS: readonly number[] = [403, 404, 405, 409, 501];

/** Kits that were refused a cancellation which their platform does not offer. */
const refused = new WeakSet<Kit>();

/**
 * Whether a platform has to cancel: the contract makes it optional, and the flag says that it is offered. Where the
 * flag cannot be evaluated it has to, as otherwise no failure to cancel would ever be noticed.
 */
export const hasToCancel = async (kit: Kit): Promise<boolean> => (await isFlagOn(kit, FLAG)) !== false;

/** Whether the platform has refused to cancel, which it does not offer: what a check books then stays. */
export const cannotCancel = (kit: Kit): boolean => refused.has(kit);

/** Skips a check that is about cancelling. */
export const skipAsNotOffered = (): never => {
  throw new Skipped(NOT_OFFERED);
};

/** The refusals of a platform to cancel somebody else's payment: all that it has, where it does not offer cancelling. */
export const refusalsToOthers = async (
  kit: Kit,
): Promise<{ readonly statuses: readonly number[]; readonly mayBeMissing: boolean }> =>
  (await hasToCancel(kit))
    ? { statuses: [404], mayBeMissing: false }
    : { statuses: REFUSALS, mayBeMissing: true };

/** Cancels a payment. False where the platform refuses and does not offer it; fails where it should have cancelled. */
export const cancel = async (kit: Kit, agreementId: string, paymentId: string): Promise<boolean> => {
  const { token } = await kit.session();
  const path = `/api/servicing/payment-agreement/${agreementId}/payment/${paymentId}`;
  const mayRefuse = !(await hasToCancel(kit));
  const { status } = await kit.call({ method: 'DELETE', path, token, mayBeMissing: mayRefuse });
  if (mayRefuse && REFUSALS.includes(status)) {
    refused.add(kit);
    return false;
  }
  must(status === 204, `cancelling a scheduled payment answered ${status}, not 204`);
  return true;
};

import { ReadBuyer, WasBuyerUnblocked } from '@member-portal/application/account';
import { FeatureFlags, type ReadFailure } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import { type BuyerAccess, buyerAccess } from '@member-portal/domain/buyer';
import { err, ok, type Result } from 'neverthrow';

const CHARGE_OFF = 'collectionsChargeOff';

const chargeOff = (services: Services): boolean | undefined => {
  const flags = services.get(FeatureFlags);
  return flags.isKnown(CHARGE_OFF) ? flags.current()[CHARGE_OFF] : undefined;
};

/**
 * Whether the visitor may see signed-in content: not a confirmed victim of fraud, nor a borrower confirmed deceased. The
 * failure if that depends on the lender's record, and it could not be read.
 */
export const accessOf = async (services: Services): Promise<Result<BuyerAccess, ReadFailure>> => {
  if (chargeOff(services) === false) return ok('granted');
  const read = await services.get(ReadBuyer)();
  const wasUnblocked = services.get(WasBuyerUnblocked)();
  const access = buyerAccess(chargeOff(services), read.unwrapOr('unreadable'), wasUnblocked);
  return read.isErr() && access === 'undetermined' ? err(read.error) : ok(access);
};

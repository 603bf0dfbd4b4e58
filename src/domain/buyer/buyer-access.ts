import { type BuyerFlag, buyerFlagOf, isBlocked } from './buyer-flags.ts';

/** Whether signed-in content may be shown. `undetermined`: the deciding record could not be read. */
export type BuyerAccess = 'granted' | 'blocked' | 'pending' | 'undetermined';

/** A record's flag, evaluated as if the collections charge-off feature flag were on. */
const flagOfRecord = (record: BuyerStatus): BuyerFlag | undefined =>
  buyerFlagOf(record, { collectionsChargeOff: true });

/** The part of a buyer's record that determines whether the buyer is blocked. */
export interface BuyerStatus {
  readonly status: string;
  readonly subStatus: string | undefined;
}

/** Whether a record blocks its buyer wherever the collections charge-off feature flag is on. */
export const isBlocking = (record: BuyerStatus): boolean => isBlocked(flagOfRecord(record));

/**
 * Whether a buyer sees signed-in content (specification, sections 4 and 6). `chargeOff` is the collections charge-off
 * feature flag; undefined (unknown) counts as on, so that an outage of the flag service does not lift the block.
 * `wasUnblocked`: this session has read the record before, and it did not block.
 */
export const buyerAccess = (
  chargeOff: boolean | undefined,
  record: 'loading' | 'unreadable' | BuyerStatus,
  wasUnblocked: boolean,
): BuyerAccess => {
  if (chargeOff === false) return 'granted';
  if (record === 'loading') return 'pending';
  if (record === 'unreadable') return wasUnblocked ? 'granted' : 'undetermined';
  return isBlocking(record) ? 'blocked' : 'granted';
};

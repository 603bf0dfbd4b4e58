import type { Flags } from '../flags/index.ts';

/** Facts about a buyer that change what they are shown (specification, section 4: buyer status). */
export const BUYER_FLAGS = [
  'fraud-received',
  'fraud-pending',
  'fraud-confirmed',
  'deceased-confirmed',
] as const;
export type BuyerFlag = (typeof BUYER_FLAGS)[number];

const FLAG_OF: Readonly<Record<string, Readonly<Record<string, BuyerFlag>>>> = {
  FRAUDULENT: { RECEIVED: 'fraud-received', PENDING: 'fraud-pending', CONFIRMED: 'fraud-confirmed' },
  DECEASED: { DECEASED: 'deceased-confirmed', CONFIRMED: 'deceased-confirmed' },
};

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The flag for a buyer's status and sub-status; undefined for any other pair, and while the collections charge-off feature
 * flag is off (specification, section 4).
 */
export const buyerFlagOf = (
  buyer: { readonly status: string; readonly subStatus: string | undefined },
  flags: Pick<Flags, 'collectionsChargeOff'>,
): BuyerFlag | undefined => {
  const bySubStatus = own(FLAG_OF, buyer.status);
  return flags.collectionsChargeOff && bySubStatus ? own(bySubStatus, buyer.subStatus ?? '') : undefined;
};

/** Whether every signed-in screen is replaced by the block message (specification, section 4). */
export const isBlocked = (flag: BuyerFlag | undefined): boolean =>
  flag === 'deceased-confirmed' || flag === 'fraud-confirmed';

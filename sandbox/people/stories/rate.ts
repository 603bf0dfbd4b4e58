import type { InterestTerms } from '../../ledger/interest.ts';
import type { Shops } from '../shops.ts';

/** A yearly rate in percent with the way of counting of the shops' tenant. */
export const rate = ({ dayCount, rounding }: Shops, yearly: string): InterestTerms => ({
  rate: yearly,
  dayCount,
  rounding,
});

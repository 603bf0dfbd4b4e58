import type { InterestTerms } from '../ledger/interest.ts';
import type { Purchase } from './loan-plan.ts';

/** What a shop can sell. */
export const GOODS = [
  'furniture',
  'clothes',
  'dentist',
  'bicycle',
  'audio',
  'kitchen',
  'computer',
  'heating',
  'tyres',
  'piano',
  'glasses',
  'vet',
  'camera',
] as const;

/** Shops of one tenant and what was bought there, so that a story reads like a real one. */
export type Shops = Readonly<
  Record<(typeof GOODS)[number], { readonly merchant: string; readonly items: readonly Purchase[] }>
> &
  Pick<InterestTerms, 'dayCount' | 'rounding'>;

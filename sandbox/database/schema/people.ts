import type { Selectable } from 'kysely';
import type { Instant } from './columns.ts';

/** A borrower of one lender. */
export interface BuyerTable {
  id: string;
  tenant: string;
  status: string;
  sub_status: string | null;
  email: string;
  phone: string;
  given_name: string;
  family_name: string;
  language: string;
  version: number;
  created_at: Instant;
}
export type BuyerRow = Selectable<BuyerTable>;

/** An address of a borrower. */
export interface ContactTable {
  id: string;
  buyer_id: string;
  type: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string;
  postal_code: string;
  country: string;
}
export type ContactRow = Selectable<ContactTable>;

import type { ColumnType, Selectable } from 'kysely';
import type { Instant } from './columns.ts';

/** A card or bank account of a borrower. */
export interface PaymentMethodTable {
  id: string;
  tenant: string;
  buyer_id: string;
  type: 'DEBIT_CARD' | 'CREDIT_CARD' | 'BANK_ACCOUNT';
  status: string;
  brand: string | null;
  bank_name: string | null;
  last4: string;
  expires: string | null;
  holder: string;
  added_at: Instant;
  /** Whether the bank behind it refuses a draw. */
  declines: boolean;
  /** Why the bank behind it returns every draw some days later. */
  returns_with: ColumnType<string | null, string | null | undefined, string | null>;
  /** Keyed hash of the number behind it; the number itself is kept nowhere. */
  fingerprint: ColumnType<string | null, string | null | undefined, string | null>;
}
export type PaymentMethodRow = Selectable<PaymentMethodTable>;

/** A hosted page of the gateway. */
export interface GatewaySessionTable {
  id: string;
  /** SHA-256 of the secret in the page's address. */
  token_hash: string;
  tenant: string;
  buyer_id: string;
  purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT';
  locale: string;
  theme: string;
  /** The only origin that may frame the page and that it reports to. */
  origin: string;
  state: 'OPEN' | 'TERMS_ACCEPTED' | 'COMPLETED' | 'CANCELLED';
  /** The bank that was picked for a connection. */
  bank: string | null;
  method_id: string | null;
  created_at: Instant;
  expires_at: Instant;
}
export type GatewaySessionRow = Selectable<GatewaySessionTable>;

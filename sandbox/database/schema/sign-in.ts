import type { Selectable } from 'kysely';
import type { Instant } from './columns.ts';

/** A requested one-time code; the code itself is stored as a hash. */
export interface CodeRequestTable {
  id: string;
  tenant: string;
  purpose: 'LOGIN' | 'CONTACT_CHANGE';
  buyer_id: string | null;
  channel: 'SMS' | 'EMAIL';
  address: string;
  code_hash: string;
  created_at: Instant;
  expires_at: Instant;
  /** When its code was accepted. */
  used_at: Instant | null;
  /** When a verified contact change was saved. */
  spent_at: Instant | null;
  /** Hash of the client address that asked; undefined where the request came from this process. */
  caller: string | null;
  /** Where an SMS went, as a calling code; none for an e-mail. */
  country: string | null;
}
export type CodeRequestRow = Selectable<CodeRequestTable>;

/** A document that was accepted by asking for a code. */
export interface LoginDisclosureTable {
  id: string;
  request_id: string;
  type: string;
  accepted_at: Instant;
}

/** How often an account was guessed at, and until when it is locked. Its row is what guesses made at once wait for. */
export interface SignInGuardTable {
  account: string;
  attempts: number;
  last_attempt_at: Instant;
  locked_until: Instant | null;
}

/** One wrong answer, for the count of a day. */
export interface GuessTable {
  account: string;
  at: Instant;
}

/** A session that its buyer ended; its tokens are refused however long they would live. */
export interface EndedSessionTable {
  id: string;
  ended_at: Instant;
}

import type { Kysely, Transaction } from 'kysely';
import type { CodeRequestRow, Database } from '../database/schema.ts';
import { buyerAccount } from './buyer-account.ts';
import { addressKey, findRequest, isAnsweredBy, normalAddress, useUp } from './code-request.ts';
import { clearAttempts, countGuess, type GuessState, lockGuard } from './guess-guard.ts';

/** What a caller answers a code request with; e-mail and mobile come with a repeated exchange after a mismatch. */
export interface CodeAnswer {
  readonly tenant: string;
  readonly reference: string;
  readonly code: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly buyerId: string }
  | { readonly kind: 'invalid-token'; readonly guesses: GuessState }
  | {
      readonly kind: 'mismatch';
      readonly reason:
        | 'Unauthenticated_Buyer_Not_Found'
        | 'Unauthenticated_Buyer_Mismatch'
        | 'Unauthenticated_Retry_With_PII';
      readonly guesses: GuessState;
    };

const buyersAt = (
  tx: Transaction<Database>,
  { tenant, channel, address }: Pick<CodeRequestRow, 'tenant' | 'channel' | 'address'>,
) =>
  tx
    .selectFrom('buyer')
    .select(['id', 'email', 'phone'])
    .where('tenant', '=', tenant)
    .where(channel === 'EMAIL' ? 'email' : 'phone', '=', address)
    .orderBy('id')
    .execute();

type Candidates = Awaited<ReturnType<typeof buyersAt>>;

/** Guesses count against every account that the address leads to, so that two channels are not two chances. */
const accountsOf = (request: CodeRequestRow, candidates: Candidates): readonly string[] =>
  candidates.length === 0
    ? [addressKey(request)]
    : candidates.map(({ id }) => buyerAccount(request.tenant, id));

const resolve = (candidates: Candidates, { email, phone }: CodeAnswer) => {
  if (email !== undefined && phone !== undefined) {
    const wanted = normalAddress('EMAIL', email);
    const match = candidates.find((buyer) => buyer.email === wanted && buyer.phone === phone);
    return match ? { buyerId: match.id } : { reason: 'Unauthenticated_Buyer_Mismatch' as const };
  }
  const [only, another] = candidates;
  if (!only) return { reason: 'Unauthenticated_Buyer_Not_Found' as const };
  return another ? { reason: 'Unauthenticated_Retry_With_PII' as const } : { buyerId: only.id };
};

const NOTHING_GUESSED: GuessState = { attempts: 1, lockedUntil: undefined };

/**
 * Exchanges a code for the buyer it signs in. A right code with a mismatch is not used up and counts as an attempt;
 * anything else wrong with a code (unknown, expired, used, of another purpose) is the same invalid token.
 */
export const signIn = (db: Kysely<Database>, answer: CodeAnswer, now: number): Promise<SignInOutcome> =>
  db.transaction().execute(async (tx): Promise<SignInOutcome> => {
    const request = await findRequest(tx, answer.tenant, 'LOGIN', answer.reference);
    if (!request) return { kind: 'invalid-token', guesses: NOTHING_GUESSED };
    const candidates = await buyersAt(tx, request);
    const accounts = accountsOf(request, candidates);
    const state = await lockGuard(tx, accounts, now);
    if (state.lockedUntil !== undefined) return { kind: 'invalid-token', guesses: state };

    if (!(await isAnsweredBy(tx, request, answer.code, now))) {
      return { kind: 'invalid-token', guesses: await countGuess(tx, accounts, state, now) };
    }
    const resolved = resolve(candidates, answer);
    if (resolved.reason !== undefined) {
      return {
        kind: 'mismatch',
        reason: resolved.reason,
        guesses: await countGuess(tx, accounts, state, now),
      };
    }
    await useUp(tx, request, now);
    await clearAttempts(tx, accounts);
    return { kind: 'signed-in', buyerId: resolved.buyerId };
  });

/** Verifies the code of a changed e-mail or mobile for the buyer who asked for it. */
export const verifyContact = (
  db: Kysely<Database>,
  answer: Pick<CodeAnswer, 'tenant' | 'reference' | 'code'> & { readonly buyerId: string },
  now: number,
): Promise<
  { readonly kind: 'verified' } | { readonly kind: 'invalid-token'; readonly guesses: GuessState }
> =>
  db.transaction().execute(async (tx) => {
    const accounts = [buyerAccount(answer.tenant, answer.buyerId)];
    const state = await lockGuard(tx, accounts, now);
    const request = await findRequest(tx, answer.tenant, 'CONTACT_CHANGE', answer.reference);
    if (!request || request.buyer_id !== answer.buyerId) {
      return { kind: 'invalid-token', guesses: await countUnlessLocked(tx, accounts, state, now) } as const;
    }
    if (state.lockedUntil !== undefined) return { kind: 'invalid-token', guesses: state } as const;
    if (!(await isAnsweredBy(tx, request, answer.code, now))) {
      return { kind: 'invalid-token', guesses: await countGuess(tx, accounts, state, now) } as const;
    }
    await useUp(tx, request, now);
    await clearAttempts(tx, accounts);
    return { kind: 'verified' } as const;
  });

const countUnlessLocked = async (
  tx: Transaction<Database>,
  accounts: readonly string[],
  state: GuessState,
  now: number,
): Promise<GuessState> => (state.lockedUntil === undefined ? countGuess(tx, accounts, state, now) : state);

import type { Kysely, Transaction } from 'kysely';
import type { CodeRequestRow, Database } from '../database/schema.ts';
import { buyerAccount } from './buyer-account.ts';
import { addressKey, findRequest, normalAddress, useUp } from './code-request.ts';
import { compareCode } from './compare-code.ts';
import { clearAttempts, countGuess, type GuessState, type GuessStates, lockGuard } from './guess-guard.ts';

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
const NOT_GUESSED: GuessState = { attempts: 0, lockedUntil: undefined };

/** The accounts that a right code cannot open now: the one that it names, or all that it may lead to. */
const stopOf = (
  tenant: string,
  candidates: Candidates,
  buyerId: string | undefined,
  states: GuessStates,
): GuessState | undefined => {
  const named = buyerId === undefined ? candidates.map(({ id }) => id) : [buyerId];
  const stops = named.map((id) => states.get(buyerAccount(tenant, id)) ?? NOT_GUESSED);
  const [first] = stops.toSorted((a, b) => (a.lockedUntil ?? 0) - (b.lockedUntil ?? 0));
  return first?.lockedUntil === undefined ? undefined : first;
};

/**
 * Exchanges a code for the buyer it signs in. A right code with a mismatch is not used up and counts as an attempt;
 * anything else wrong with a code (unknown, expired, used, of another purpose) is the same invalid token.
 *
 * Locks hold per account, but a wrong code is answered from the tries at its own address alone: otherwise the count would
 * tell whether an e-mail and a mobile belong together. Only a right code is told of its account's lock.
 */
export const signIn = (db: Kysely<Database>, answer: CodeAnswer, now: number): Promise<SignInOutcome> =>
  db.transaction().execute(async (tx): Promise<SignInOutcome> => {
    const request = await findRequest(tx, answer.tenant, 'LOGIN', answer.reference);
    if (!request) return { kind: 'invalid-token', guesses: NOTHING_GUESSED };
    const candidates = await buyersAt(tx, request);
    const address = addressKey(request);
    const accounts = candidates.map(({ id }) => buyerAccount(request.tenant, id));
    const states = await lockGuard(tx, [address, ...accounts], now);
    const told = states.get(address) ?? NOT_GUESSED;
    if (told.lockedUntil !== undefined) return { kind: 'invalid-token', guesses: told };

    const { isRight, codes } = await compareCode(tx, request, answer.code, now);
    const count = async (): Promise<GuessState> =>
      (await countGuess(tx, states, codes, now)).get(address) ?? NOT_GUESSED;
    if (!isRight) return { kind: 'invalid-token', guesses: await count() };

    const resolved = resolve(candidates, answer);
    const stop = stopOf(request.tenant, candidates, resolved.buyerId, states);
    if (stop !== undefined) {
      // A code that was guessed during a lock must not work after it.
      await useUp(tx, request, now);
      return { kind: 'invalid-token', guesses: stop };
    }
    if (resolved.reason !== undefined) {
      return { kind: 'mismatch', reason: resolved.reason, guesses: await count() };
    }
    await useUp(tx, request, now);
    await clearAttempts(tx, [address, buyerAccount(request.tenant, resolved.buyerId)]);
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
    const account = buyerAccount(answer.tenant, answer.buyerId);
    const states = await lockGuard(tx, [account], now);
    const state = states.get(account) ?? NOT_GUESSED;
    if (state.lockedUntil !== undefined) return { kind: 'invalid-token', guesses: state } as const;
    const request = await findRequest(tx, answer.tenant, 'CONTACT_CHANGE', answer.reference);
    const { isRight, codes } =
      request?.buyer_id === answer.buyerId
        ? await compareCode(tx, request, answer.code, now)
        : { isRight: false, codes: 0 };
    if (!isRight || !request) {
      const counted = await countGuess(tx, states, codes, now);
      return { kind: 'invalid-token', guesses: counted.get(account) ?? NOT_GUESSED } as const;
    }
    await useUp(tx, request, now);
    await clearAttempts(tx, [account]);
    return { kind: 'verified' } as const;
  });

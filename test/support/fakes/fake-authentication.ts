import type { Authentication, CodeExchange, SignInFailure } from '@member-portal/application/ports';
import type { Buyer } from '@member-portal/domain/buyer';
import type { Session } from '@member-portal/domain/session';
import { type LoginRequest, type SignInRejection, signInRefusalOf } from '@member-portal/domain/sign-in';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { aBuyer } from '../builders/a-buyer.ts';
import { aSession } from '../builders/a-session.ts';
import type { FakeTime } from './fake-time.ts';

/** The only code that this service ever sends. */
export const RIGHT_CODE = '123456';

export interface FakeAuthentication extends Authentication {
  readonly requests: readonly LoginRequest[];
  readonly exchanges: readonly CodeExchange[];
  /** References of codes that were verified. */
  readonly verified: ReadonlySet<string>;
  refreshes(): number;
  /** Makes the next call fail, whichever it is. */
  failNext(failure: SignInFailure): void;
  refuseNext(rejection: SignInRejection): void;
  /** No call is answered any more, as for a page that is left meanwhile. */
  hang(): void;
  /** How long a refresh takes; none by default. */
  pace(wait: () => Promise<void>): void;
}

export const fakeAuthentication = (
  time: FakeTime,
  buyer: Buyer = aBuyer(),
  limits = { maxAttempts: 3, lockoutDuration: 610 },
): FakeAuthentication => {
  const requests: LoginRequest[] = [];
  const exchanges: CodeExchange[] = [];
  const verified = new Set<string>();
  const failures: SignInFailure[] = [];
  let attempts = 0;
  let refreshes = 0;
  let hangs = false;
  let pace: () => Promise<void> = async () => undefined;
  const refused = (rejection: SignInRejection): SignInFailure => ({
    kind: 'refused',
    refusal: signInRefusalOf(rejection, time.now()),
  });
  const wrongCode = (): SignInFailure => {
    attempts += 1;
    return refused({ reason: 'Invalid_Token', attempts, ...limits });
  };
  const answer = <Value>(value: () => Value): ResultAsync<Value, SignInFailure> => {
    if (hangs) return ResultAsync.fromSafePromise(new Promise<never>(() => undefined));
    const failure = failures.shift();
    return failure ? errAsync(failure) : okAsync(value());
  };
  return {
    requests,
    exchanges,
    verified,
    refreshes: () => refreshes,
    failNext: (failure) => failures.push(failure),
    refuseNext: (rejection) => failures.push(refused(rejection)),
    hang: () => {
      hangs = true;
    },
    pace: (wait) => {
      pace = wait;
    },
    createLoginCode: (request) => {
      requests.push(request);
      return answer(() => ({ referenceId: `reference-${requests.length}` }));
    },
    exchangeForSession: (exchange) => {
      exchanges.push(exchange);
      return answer(() => exchange).andThen(({ code, email, phone }) => {
        if (code !== RIGHT_CODE) return errAsync(wrongCode());
        const { destination } = requests.at(-1) ?? { destination: undefined };
        const knows =
          destination?.method === 'SMS'
            ? destination.phone === buyer.identity.phone
            : destination?.email === buyer.identity.email;
        const both = email === buyer.identity.email && phone === buyer.identity.phone;
        return (email === undefined && knows) || (knows && both)
          ? okAsync(aSession(time.now(), buyer.id))
          : errAsync(refused({ reason: 'Unauthenticated_Buyer_Mismatch' }));
      });
    },
    verifyCode: ({ code, referenceId }) =>
      answer(() => undefined).andThen(() => {
        if (code !== RIGHT_CODE) return errAsync(wrongCode());
        verified.add(referenceId);
        return okAsync(undefined);
      }),
    refreshSession: () => {
      const refresh = async (): Promise<Session> => {
        await pace();
        refreshes += 1;
        return aSession(time.now(), buyer.id, refreshes);
      };
      const failure = failures.shift();
      return failure ? errAsync(failure) : ResultAsync.fromSafePromise(refresh());
    },
  };
};

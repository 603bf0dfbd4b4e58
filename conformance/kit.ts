import { type Checker, createChecker, linesOf } from './contract/breaches.ts';
import { CONTRACT, operationIdAt } from './contract/contract.ts';
import type { Credentials, Person } from './credentials.ts';
import {
  type Answer,
  type Call,
  type Caller,
  createCaller,
  type Deadlines,
  type Exchange,
  isMissing,
  PORTAL_DEADLINES,
  requestOf,
} from './http/caller.ts';
import { NoAnswer } from './http/no-answer.ts';
import { portalHeaders } from './http/portal-headers.ts';
import { createInbox } from './inbox.ts';
import { named, statusOf } from './report/named.ts';
import { sandboxClock } from './sandbox-clock.ts';
import { SEEN, seenOfCall, seenOfStatus } from './seen.ts';
import { createSessions, type Session } from './sessions.ts';
import { ContractDifference, Failed, must, Prevented, Skipped } from './verdict.ts';

/** A measurement that is only printed, such as a time in milliseconds. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms';
}

export interface Target {
  readonly api: string;
  readonly gateway?: string;
  /** The origin of the portal, if it differs from the platform's. */
  readonly portalOrigin?: string;
  /** Address of a sandbox's clock that can be moved. */
  readonly sandboxClock?: string;
  /** Time limits for answers; the portal's by default. */
  readonly deadlines?: Deadlines;
}

type Side = 'platform' | 'gateway';

/** The disclosures that a visitor accepts by requesting a code by e-mail. */
export const LOGIN_DISCLOSURES = ['TERMS_OF_USE', 'PRIVACY_POLICY', 'ELECTRONIC_COMMUNICATIONS'] as const;

const SEND_CODE = '/api/auth/send-code';

const ANY_PATH = '/api/disclosure/static/terms-of-use?locale=en-us';

const NO_CLOCK = 'no --sandbox-clock was given';

/** The tools of a check: calls to the platform as the portal makes them, validated against the contract. */
export interface Kit {
  readonly credentials: Credentials;
  readonly target: Target;
  readonly call: (call: Call, side?: Side) => Promise<Answer>;
  /**
   * Calls, and fails unless status and body match the contract. Returns the body. Throws `Skipped` where a call that
   * `mayBeMissing` is not there.
   */
  readonly expect: (operationId: string, status: number, call: Call, side?: Side) => Promise<unknown>;
  /**
   * Calls, and fails unless it is refused with one of these statuses and, where given, this reason. A call that `mayBeMissing`
   * may be answered as one that is not there, too.
   */
  readonly expectRefusal: (
    call: Call,
    statuses: readonly number[],
    reason?: string,
    side?: Side,
  ) => Promise<Answer>;
  readonly sendCode: (to: Person) => Promise<string>;
  /** The code of the message that was sent to an address last. Waits for it to arrive. */
  readonly codeFor: (address: string) => Promise<string>;
  readonly signIn: (person: Person) => Promise<Session>;
  /** Signs a person in once and reuses the session. Throws `Prevented` on the first failure, then `Skipped`. */
  readonly session: (of?: Person) => Promise<Session>;
  /** Forgets the person's session, or that nobody could be signed in. For undoing, which must not give up where a check does. */
  readonly signInAgain: () => void;
  /** Makes a call to learn the platform's time from `Date`; until then `now` is this machine's time. */
  readonly learnTime: () => Promise<void>;
  /** The time on the platform's clock, by the `Date` of its answers; epoch milliseconds. */
  readonly now: () => number;
  /** Zone of the lender's days. Throws `Skipped` without `--sandbox-clock`, as moving does. */
  readonly timezone: () => Promise<string>;
  /** Moves the platform's clock forward and drops all sessions. */
  readonly moveClock: (to: number) => Promise<void>;
  /** Contract violations in answers since the last call of this method. */
  readonly breaches: () => readonly string[];
  /** Reports a change of the kit that stays, as it may on this platform. */
  readonly note: (what: string) => void;
  /** These changes since the last call of this method. */
  readonly notes: () => readonly string[];
  /** Reports a change that the kit made and could not undo. */
  readonly leave: (what: string) => void;
  /** These changes since the last call of this method. */
  readonly left: () => readonly string[];
  readonly print: (figure: Figure) => void;
  readonly figures: () => readonly Figure[];
  readonly exchanges: () => readonly Exchange[];
  /** The next call of `exchanges` returns those made so far and drops those that follow. */
  readonly holdExchanges: () => void;
}

const dig = (json: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );

export { dig };

/** Skips a check of an operation that the platform has left out. */
export const skipAsMissing = (operationId: string, answer: Pick<Answer, 'status' | 'json'>): never => {
  throw new Skipped(`${operationId}, which the contract makes optional, answered ${statusOf(answer)}`);
};

/** The address to which a call has a code sent by e-mail; undefined for every other call. */
const addressIn = ({ path, body }: Call): string | undefined => {
  const email = path === SEND_CODE ? dig(body, 'email') : undefined;
  return typeof email === 'string' ? email : undefined;
};

const kindOf = ({ text, headers }: Answer): string => {
  if (text === '') return 'an empty body';
  return /html/i.test(headers.get('content-type') ?? '') || /^\s*</.test(text) ? 'HTML' : 'something else';
};

/**
 * Creates the tools of the checks for a platform; they keep sessions, exchanges and findings.
 * @example
 * import { checksOf, createKit, type Credentials, runChecks } from '@member-portal/conformance';
 * declare const credentials: Credentials;
 * const kit = createKit({ api: 'https://platform.example/' }, credentials);
 * const outcomes = await runChecks(checksOf(['sign-in']), kit, false, (outcome) => console.log(outcome));
 */
export const createKit = (target: Target, credentials: Credentials): Kit => {
  const { locale = 'en-us' } = credentials;
  const { deadlines = PORTAL_DEADLINES } = target;
  const callers: Readonly<Record<Side, Caller | undefined>> = {
    platform: createCaller(target.api, portalHeaders(credentials), deadlines),
    gateway: target.gateway === undefined ? undefined : createCaller(target.gateway, () => ({}), deadlines),
  };
  const clock = target.sandboxClock === undefined ? undefined : sandboxClock(target.sandboxClock);
  const checkers: Readonly<Record<Side, Checker>> = {
    platform: createChecker(CONTRACT.platform),
    gateway: createChecker(CONTRACT.gateway),
  };
  const inbox = createInbox(credentials.codes);
  const figures: Figure[] = [];
  const notes: string[] = [];
  const left: string[] = [];
  const breaches = new Set<string>();
  const now = (): number => Date.now() + (callers.platform?.ahead() ?? 0);

  /** Where an answer differs from the contract, one sentence each. */
  const differences = (
    operationId: string,
    wish: Call,
    { status, json }: Answer,
    side: Side,
  ): readonly string[] =>
    linesOf(checkers[side].breachesOf(operationId, status, json)).map(
      (line) => `${operationId}${status < 400 ? '' : `, ${requestOf(wish)}`} (${status}): ${line}`,
    );

  /** Validates every answer to a call of the contract. */
  const watch = (wish: Call, answer: Answer, side: Side): void => {
    const { status } = answer;
    const operationId = operationIdAt(CONTRACT[side], wish.method, wish.path);
    if (operationId === undefined || status >= 500 || isMissing(wish, answer) || wish.isJudgedElsewhere)
      return;
    if (!checkers[side].statuses(operationId).includes(status))
      breaches.add(
        `${operationId}, ${requestOf(wish)}: answered ${status}, which the contract does not have`,
      );
    for (const line of differences(operationId, wish, answer, side)) breaches.add(line);
  };

  const call = async (wish: Call, side: Side = 'platform'): Promise<Answer> => {
    const caller = callers[side];
    if (!caller) throw new Skipped('no --gateway was given');
    const address = addressIn(wish);
    if (address !== undefined) await inbox.expect(address);
    try {
      const answer = await caller.call(wish);
      if (address !== undefined && answer.status === 200) inbox.sent(address);
      watch(wish, answer, side);
      return answer;
    } catch (error) {
      throw error instanceof NoAnswer
        ? new Prevented(seenOfCall(wish) ?? error.sees, `${requestOf(wish)}: ${error.message}`)
        : error;
    }
  };

  const expect: Kit['expect'] = async (operationId, status, wish, side = 'platform') => {
    const answer = await call(wish, side);
    if (isMissing(wish, answer)) skipAsMissing(operationId, answer);
    if (answer.status !== status) {
      const problem = `${operationId} answered ${statusOf(answer)} where ${status} was expected`;
      const sees = seenOfCall(wish) ?? seenOfStatus(answer.status);
      throw sees === undefined ? new Failed(problem) : new Prevented(sees, problem);
    }
    if (status !== 204 && answer.json === undefined)
      throw new Prevented(
        seenOfCall(wish) ?? SEEN.unreadable,
        `${operationId} answered ${kindOf(answer)} instead of JSON`,
      );
    const lines = differences(operationId, wish, answer, side);
    if (lines.length > 0) throw new ContractDifference(...lines);
    return answer.json;
  };

  const expectRefusal: Kit['expectRefusal'] = async (wish, statuses, reason, side) => {
    const answer = await call(wish, side);
    if (isMissing(wish, answer)) return answer;
    const got = dig(answer.json, 'reason');
    must(
      statuses.includes(answer.status),
      `${requestOf(wish)} answered ${answer.status} where a refusal with ${statuses.join(' or ')} was expected`,
    );
    if (reason !== undefined)
      must(
        got === reason,
        `the refusal of ${requestOf(wish)} says ${named(got) || 'no reason'} where ${reason} was expected`,
      );
    return answer;
  };

  /** Any answer will do: only its `Date` is used. */
  const learnTime = async (): Promise<void> => {
    await callers.platform?.call({ method: 'GET', path: ANY_PATH }).catch(() => undefined);
  };

  const sendCode: Kit['sendCode'] = async ({ email }) => {
    const acceptedAt = new Date(now() + 86_400_000).toISOString();
    const body = {
      deliveryMethod: 'EMAIL',
      email,
      languagePreference: locale,
      disclosures: LOGIN_DISCLOSURES.map((type) => ({ type, acceptedAt })),
    };
    const answer = await expect('sendCode', 200, { method: 'POST', path: SEND_CODE, body });
    const reference = dig(answer, 'data', 'referenceID');
    must(typeof reference === 'string' && reference !== '', 'sendCode gives no data.referenceID');
    return reference;
  };

  const signIn = async (person: Person): Promise<Session> => {
    const referenceID = await sendCode(person);
    const body = { code: await inbox.newest(person.email), referenceID };
    const answer = await expect('login', 200, { method: 'POST', path: '/api/auth/login', body });
    return { token: String(dig(answer, 'token')), buyerId: String(dig(answer, 'buyerID')) };
  };

  const sessions = createSessions(signIn);

  let heldExchanges: readonly Exchange[] | undefined;
  const exchangesSince = (): readonly Exchange[] =>
    Object.values(callers).flatMap((caller) => caller?.exchanges() ?? []);

  return {
    credentials,
    target,
    signIn,
    call,
    expect,
    expectRefusal,
    sendCode,
    codeFor: inbox.newest,
    session: (of = credentials.person) => sessions.of(of),
    signInAgain: () => sessions.forget(credentials.person),
    now,
    learnTime,
    timezone: async () => {
      if (!clock) throw new Skipped(NO_CLOCK);
      return clock.timezone();
    },
    moveClock: async (to) => {
      if (!clock) throw new Skipped(NO_CLOCK);
      try {
        await clock.moveTo(to);
      } finally {
        // A switch whose answer is lost or wrong may have moved the clock all the same.
        sessions.end();
        await learnTime();
      }
    },
    breaches: () => {
      const found = [...breaches];
      breaches.clear();
      return found;
    },
    note: (what) => void notes.push(what),
    notes: () => notes.splice(0),
    leave: (what) => void left.push(what),
    left: () => left.splice(0),
    print: (figure) => void figures.push(figure),
    figures: () => figures.splice(0),
    exchanges: () => {
      const [before, since] = [heldExchanges, exchangesSince()];
      heldExchanges = undefined;
      return before ?? since;
    },
    holdExchanges: () => {
      heldExchanges ??= exchangesSince();
    },
  };
};

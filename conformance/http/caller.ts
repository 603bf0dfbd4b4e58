import { randomUUID } from 'node:crypto';
import { named } from '../report/named.ts';
import { shapeOf } from '../report/shape.ts';
import { SEEN } from '../seen.ts';
import { NoAnswer, noAnswerOf } from './no-answer.ts';
import { nestsTooDeep, readBounded } from './read-bounded.ts';

/** The answer to a call. Times in milliseconds. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the body is not JSON. */
  readonly json: unknown;
  readonly took: number;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Moves money: the portal waits longer for it. */
  readonly isMoney?: boolean;
  /** Evaluates feature flags: the portal waits less long for it, and shows nothing of a failure. */
  readonly isFlags?: boolean;
  /** The platform may leave the operation out: an answer that it is not there may then have any body. */
  readonly mayBeMissing?: boolean;
  /** Another check judges the answer: a breach of it is not one of the check that makes this call. */
  readonly isJudgedElsewhere?: boolean;
  /** A page that the portal frames: browsers follow its redirects, and reports do not show its path, which the platform chose. */
  readonly isPage?: boolean;
  /** Omits the XSRF token even if the platform has set one. */
  readonly withoutXsrf?: boolean;
}

/** What a platform answers to a call that it does not have. */
const NOT_THERE: readonly number[] = [404, 405, 501];

/** Whether a platform has left out an operation, as it may. */
export const isMissing = ({ mayBeMissing = false }: Call, { status }: Answer): boolean =>
  mayBeMissing && NOT_THERE.includes(status);

/** One exchange, reduced to what a report may show: no tokens, bodies or personal data. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Names of the headers. */
  readonly sent: readonly string[];
  /** Fields of the bodies and the types of their values. */
  readonly body: string | undefined;
  readonly answer: string | undefined;
  readonly status: number | undefined;
  readonly reason: string | undefined;
  readonly took: number;
}

/** Calls one origin as the portal does: no redirects, bounded bodies, deadlines, the XSRF cookie sent back. */
export interface Caller {
  readonly call: (call: Call) => Promise<Answer>;
  /** The exchanges since the last call of this method, oldest first. */
  readonly exchanges: () => readonly Exchange[];
  /** How far the origin's clock, by the `Date` of its newest answer, is ahead of this machine's, in milliseconds. */
  readonly ahead: () => number;
}

/** How long an answer may take, in milliseconds. */
export interface Deadlines {
  readonly read: number;
  readonly money: number;
  readonly flags: number;
}

/** The portal's own limits. */
export const PORTAL_DEADLINES: Deadlines = { read: 10_000, money: 30_000, flags: 3_000 };
/** `Date` has whole seconds and ages while the answer is in transit. */
const DATE_TOLERANCE_MS = 2_000;
const LARGEST_BODY = 8 * 1024 * 1024;

/** Whether a header may hold the value. Checked before `fetch`, whose error message would contain the secret value. */
const isSendable = (value: string): boolean => {
  try {
    return new Headers({ value }).has('value');
  } catch {
    return false;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const reasonIn = (json: unknown): string | undefined => {
  const reason = typeof json === 'object' && json !== null ? Reflect.get(json, 'reason') : undefined;
  return named(reason) || undefined;
};

/** Replaces ids in a path, which identify people, by placeholders for reports. */
const withoutIds = (path: string): string =>
  path
    .replace(/\?.*$/, (query) => query.replace(/=[^&]*/g, '=…'))
    .replace(
      /(payment-agreement|buyer|contact|payment|target|payment-methods|sessions)\/(?!token\b|verify-code\b)[^/?]+/g,
      '$1/{id}',
    );

/** The path of a call as reports show it. */
const shownPath = ({ path, isPage = false }: Call): string => (isPage ? '/{page}' : withoutIds(path));

/** Method and path of a call as reports show them. */
export const requestOf = (call: Call): string => `${call.method} ${shownPath(call)}`;

/** A cookie that is not percent-encoded is returned unchanged. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const aheadBy = (headers: Headers): number => {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  return Math.abs(ahead) > DATE_TOLERANCE_MS ? ahead : 0;
};

export const createCaller = (
  origin: string,
  headersFor: (path: string) => Readonly<Record<string, string>>,
  deadlines: Deadlines,
): Caller => {
  const done: Exchange[] = [];
  let ahead = 0;
  let xsrf: string | undefined;

  const call = async (wish: Call): Promise<Answer> => {
    const {
      method,
      path,
      token,
      body,
      headers = {},
      isMoney = false,
      isFlags = false,
      isPage = false,
    } = wish;
    const deadline = isMoney ? deadlines.money : isFlags ? deadlines.flags : deadlines.read;
    const sent: Record<string, string> = {
      accept: isPage ? 'text/html' : 'application/json',
      ...headersFor(path),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(xsrf === undefined || wish.withoutXsrf
        ? {}
        : { 'x-xsrf-token': xsrf, cookie: `XSRF-TOKEN=${encodeURIComponent(xsrf)}` }),
      ...headers,
    };
    const started = performance.now();
    const bodyShape = body === undefined || typeof body === 'string' ? undefined : shapeOf(body);
    const entry = { method, path: shownPath(wish), sent: Object.keys(sent).sort(), body: bodyShape };
    let status: number | undefined;
    try {
      const unsendable = Object.keys(sent).find((name) => !isSendable(sent[name] ?? ''));
      if (unsendable !== undefined)
        throw new NoAnswer(
          `not sent: what the platform gave for the header ${unsendable} holds a line break or another character that no header may have`,
          SEEN.unreadable,
        );
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: sent,
        redirect: isPage ? 'follow' : 'manual',
        signal: AbortSignal.timeout(deadline),
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      status = response.status;
      if (response.status >= 300 && response.status < 400)
        throw new NoAnswer(
          `a redirect (${response.status}), which the portal does not follow`,
          SEEN.unreadable,
        );
      const text = await readBounded(response, LARGEST_BODY, () => {
        throw new NoAnswer('a body of more than 8 MiB', SEEN.unreadable);
      });
      if (!isPage && nestsTooDeep(text))
        throw new NoAnswer('JSON nested deeper than 100 levels', SEEN.unreadable);
      for (const cookie of response.headers.getSetCookie()) {
        const value = /^XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1];
        if (value !== undefined) xsrf = decoded(value);
      }
      ahead = aheadBy(response.headers);
      const json = isPage ? undefined : parsed(text);
      const answer = text === '' ? undefined : shapeOf(json);
      const took = performance.now() - started;
      done.push({ ...entry, status: response.status, reason: reasonIn(json), answer, took });
      return { status: response.status, headers: response.headers, text, json, took };
    } catch (error) {
      done.push({
        ...entry,
        status,
        reason: undefined,
        answer: undefined,
        took: performance.now() - started,
      });
      throw noAnswerOf(error);
    }
  };
  return { call, exchanges: () => done.splice(0), ahead: () => (Number.isNaN(ahead) ? 0 : ahead) };
};

/** An idempotency key in the portal's format. */
export const newKey = (): string => randomUUID();

import type { Cancellation } from '@member-portal/application/cancellation';
import type { Instant } from '@member-portal/domain/calendar';
import type { RequestFailure } from '@member-portal/domain/failure';

/** A path segment: a fixed word, or an id, which is escaped and never logged. */
export type PathPart = string | { readonly id: string };

/** A query value. Dates are sent as ISO text, lists as repeated names; undefined is omitted. */
export type QueryValue = string | number | boolean | Date | undefined | readonly (string | number | Date)[];

/** One call of a service. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: readonly PathPart[];
  /** Lists are sent as repeated keys; undefined values are omitted. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds, one of `DEADLINES`. */
  readonly deadline: number;
  readonly cancellation?: Cancellation | undefined;
  /** Keeps the call alive if the page is closed before the response. */
  readonly outlivesPage?: true;
  /** The statuses that are results; all others are refusals. Any from 200 to 299 if absent. */
  readonly results?: readonly number[];
  /** Set if the answer is sent back: keeps each number as the platform wrote it, in answer and body. */
  readonly keepsNumbers?: true;
  /** Set if the caller logs failures itself, so that they are not logged twice. */
  readonly failureIsLogged?: 'by-caller';
}

/** A status outside 200 to 299, or outside the call's `results`, with the service's details. */
export interface Refused {
  readonly kind: 'refused-by-status';
  readonly status: number;
  /** The contract's error reason; empty if the body does not follow the contract. */
  readonly reason: string;
  readonly metadata: unknown;
  /** When the service answered, by its own clock; absent if not given. */
  readonly answeredAt?: Instant;
  /** With 429: seconds until the call may be retried, if given. */
  readonly retryAfter?: number;
}

/** An answer that breaks the contract. The texts name types and never contain a value of the answer. */
export interface Unread {
  readonly kind: 'unexpected-response';
  readonly path: string;
  readonly expected?: string;
  readonly got?: string;
}

/** Any call can fail like this; adapters map refusals to their port's failures. */
export type CallFailure =
  | Refused
  | Unread
  | Exclude<RequestFailure, { kind: 'bad-request' | 'bad-response' | 'unexpected-response' }>;

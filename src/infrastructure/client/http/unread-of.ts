import type * as z from 'zod/mini';
import type { Unread } from './http-call.ts';

type Issue = z.core.$ZodIssue;

/** Names of zod's types for an integrator. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  Date: 'a date or time',
};

/** What an issue expected. Custom issues give it as their message; zod's own messages do not. */
export const expectedBy = (issue: Issue): string => {
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'invalid_type':
      return NAMES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `text in the form ${issue.format === 'regex' ? 'of the contract' : issue.format}`;
    case 'too_small':
      return issue.origin === 'string' ? 'text that is not empty' : `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return 'a value of the contract';
  }
};

/** Describes the type of a value, without the value. */
const kindOfValue = (value: unknown): string => {
  // A symbol represents an empty body.
  if (value === undefined || typeof value === 'symbol') return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date or time';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return typeof value === 'string' ? 'text' : 'true or false';
};

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );

/** Path of the body as a whole, if no single field is at fault. */
export const WHOLE_BODY = 'body';

/** The first field of a body that a schema could not read: its path, what was expected and what was received. */
export const unreadOf = (issue: Issue | undefined, body: unknown): Unread => {
  if (!issue) return { kind: 'unexpected-response', path: WHOLE_BODY };
  return {
    kind: 'unexpected-response',
    path: issue.path.map(String).join('.') || WHOLE_BODY,
    expected: expectedBy(issue),
    got: kindOfValue(at(body, issue.path)),
  };
};

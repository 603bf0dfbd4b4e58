import type { MessagePart } from '@member-portal/application/ports';
import type { formatToParts } from 'intl-messageformat';
import type codes from './messages/codes.en-us.json';
import type shell from './messages/shell.en-us.json';
import type { messages } from './signed-in-en-us.ts';

/** A message as parsed by the build. */
type ParsedMessage = Parameters<typeof formatToParts>[0];

/** Compiled messages by key; one without placeholders is its text. */
export type Messages = Readonly<Record<string, string | ParsedMessage>>;

/** Every key of the reference catalogues, so that an unknown key is a type error. */
export type MessageKey = Extract<keyof typeof shell | keyof typeof codes | keyof typeof messages, string>;

/** Merges messages; later ones win. V8 adds hundreds of keys to an object without a prototype much faster than to a literal. */
export const merged = (...parts: readonly (Messages | undefined)[]): Messages =>
  Object.assign(Object.create(null), ...parts);

/** Messages with a tenant's own wording, compiled to the same form as the catalogues. */
export const ownMessages = (given: Readonly<Record<string, readonly MessagePart[]>>): Messages =>
  Object.fromEntries(Object.entries(given).map(([key, parts]) => [key, parts.map(compiled)]));

const compiled = (part: MessagePart): ParsedMessage[number] =>
  typeof part === 'string' ? { type: 0, value: part } : { type: 1, value: part.argument };

import type { MessagePart } from '@member-portal/application/ports';
import type { CompiledMessage, Messages } from './messages.ts';

/** Messages that a tenant words itself, in the form in which the build compiles those of the catalogues. */
export const ownMessages = (given: Readonly<Record<string, readonly MessagePart[]>>): Messages =>
  Object.fromEntries(Object.entries(given).map(([key, parts]) => [key, parts.map(compiled)]));

const compiled = (part: MessagePart): CompiledMessage[number] =>
  typeof part === 'string' ? { type: 0, value: part } : { type: 1, value: part.argument };

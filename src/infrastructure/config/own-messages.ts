import type { MessagePart } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';

/** Messages with a tenant's own wording, by locale and id. The server builds them from the tenant's files. */
export type OwnMessages = Readonly<Partial<Record<Locale, Readonly<Record<string, readonly MessagePart[]>>>>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPart = (part: unknown): boolean =>
  typeof part === 'string' || (isObject(part) && 'argument' in part && typeof part.argument === 'string');

/** Checks the shape of own messages. Hand-written: zod's records and unions would add a kilobyte to the first page. */
export const isOwnMessages = (value: unknown): value is OwnMessages =>
  isObject(value) &&
  Object.values(value).every(
    (ofLocale: unknown) =>
      isObject(ofLocale) &&
      Object.values(ofLocale).every((parts: unknown) => Array.isArray(parts) && parts.every(isPart)),
  );

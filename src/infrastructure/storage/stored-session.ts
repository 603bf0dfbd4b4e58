import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { Session } from '@member-portal/domain/session';
import { type IsStored, ifAny, isText, isWhole, storedFields } from './stored-fields.ts';

const isFilled = (value: unknown): boolean => isText(value) && value !== '';
const isToken: IsStored<string> = (value): value is string => isFilled(value);
const isBuyerId: IsStored<BuyerId> = (value): value is BuyerId => isFilled(value);
const isInstant: IsStored<Instant> = (value): value is Instant => isWhole(value);

/** A session as it is stored and passed between tabs; undefined if invalid. Its times are checked as numbers only. */
export const storedSession = (value: unknown): Session | undefined =>
  storedFields<Session>(value, {
    token: isToken,
    tokenExpiresAt: isInstant,
    buyerId: isBuyerId,
    receivedAt: isInstant,
    startedAt: ifAny(isInstant),
  });

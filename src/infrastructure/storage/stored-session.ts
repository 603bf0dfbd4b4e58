import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import { expiryOf, type Session } from '@member-portal/domain/session';
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

/** When each session's token stops being usable. An entry ends with its session. */
const expiries = new WeakMap<Session, Instant>();

/** The domain's `isUsable`, which decodes a session's token once: the store asks whenever the session is read. */
export const isUsable = (session: Session, now: Instant): boolean => {
  const expiry = expiries.get(session) ?? expiryOf(session);
  if (expiry !== undefined) expiries.set(session, expiry);
  return expiry !== undefined && now < expiry;
};

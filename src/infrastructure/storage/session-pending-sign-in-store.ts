import type { PendingSignIn, PendingSignInStore, TypedContact } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import {
  type CodeDestination,
  type DeliveryMethod,
  emailAddress,
  type OneTimeCode,
  phoneNumber,
} from '@member-portal/domain/sign-in';
import type { KeyValues } from './key-values.ts';
import { type IsStored, ifAny, isFlag, isText, isWhole, storedFields } from './stored-fields.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.pending-sign-in';
const LOCK_KEY = 'member-portal.sign-in-lock';
const TYPED_KEY = 'member-portal.sign-in-typed';
const KEYS = [KEY, LOCK_KEY, TYPED_KEY];

/** Whether somebody has begun to sign in, in this tab. */
export const isSigningIn = (storage: KeyValues): boolean => KEYS.some((key) => storage.getItem(key) !== null);

const isObject: IsStored<object> = (value): value is object => typeof value === 'object' && value !== null;
const isInstant: IsStored<Instant> = (value): value is Instant => isWhole(value);
const isCount: IsStored<number> = (value): value is number => isWhole(value) && value >= 0;
/** A code is only sent to the platform, which validates it. */
const isCode: IsStored<OneTimeCode> = (value): value is OneTimeCode => isText(value);
const isMethod: IsStored<DeliveryMethod> = (value): value is DeliveryMethod =>
  value === 'EMAIL' || value === 'SMS';

/** Stored text is untrusted, like typed text, so it goes through the same checks. */
const destinationOf = (stored: object): CodeDestination | undefined => {
  const fields = storedFields<{ method: DeliveryMethod; email?: string; phone?: string }>(stored, {
    method: isMethod,
    email: ifAny(isText),
    phone: ifAny(isText),
  });
  if (fields?.method === 'EMAIL')
    return emailAddress(fields.email ?? '').match(
      (email) => ({ method: 'EMAIL', email }),
      () => undefined,
    );
  if (!fields) return undefined;
  return phoneNumber(fields.phone ?? '').match(
    (phone) => ({ method: 'SMS', phone }),
    () => undefined,
  );
};

interface StoredPending extends Omit<PendingSignIn, 'destination' | 'earlier'> {
  readonly destination: object;
  readonly earlier?: object;
}

const pendingOf = (stored: unknown): PendingSignIn | undefined => {
  const fields = storedFields<StoredPending>(stored, {
    referenceId: isText,
    destination: isObject,
    sentAt: isInstant,
    earlier: ifAny(isObject),
    mismatches: ifAny(isCount),
    code: ifAny(isCode),
    unanswered: ifAny(isCode),
    triesLeft: ifAny(isWhole),
    setAside: ifAny(isFlag),
  });
  if (!fields || fields.referenceId === '') return undefined;
  const { earlier: storedEarlier, ...rest } = fields;
  const destination = destinationOf(fields.destination);
  const earlier = storedEarlier && destinationOf(storedEarlier);
  if (!destination || (storedEarlier && !earlier)) return undefined;
  return { ...rest, destination, ...(earlier ? { earlier } : {}) };
};

const typedOf = (stored: unknown): TypedContact | undefined =>
  storedFields<TypedContact>(stored, { email: isText, phone: isText, method: isMethod });

const lockOf = (stored: unknown): Instant | undefined => (isInstant(stored) ? stored : undefined);

/** A sign-in in progress, in session storage: it survives a reload and is lost when the tab is closed. */
export const createSessionPendingSignInStore = (storage: KeyValues): PendingSignInStore => ({
  read: () => readStored(storage, KEY, pendingOf),
  write: (pending) => storage.setItem(KEY, JSON.stringify(pending)),
  readLock: () => readStored(storage, LOCK_KEY, lockOf),
  writeLock: (until) => storage.setItem(LOCK_KEY, JSON.stringify(until)),
  readTyped: () => readStored(storage, TYPED_KEY, typedOf),
  writeTyped: (typed) => storage.setItem(TYPED_KEY, JSON.stringify(typed)),
  clear: () => {
    for (const key of KEYS) storage.removeItem(key);
  },
});

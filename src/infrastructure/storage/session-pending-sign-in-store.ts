import type { PendingSignIn, PendingSignInStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { type CodeDestination, emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import type { KeyValues } from './key-values.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.pending-sign-in';
const LOCK_KEY = 'member-portal.sign-in-lock';

/** Stored text is no more trusted than typed text, so it goes through the same checks. */
const destinationSchema = z.pipe(
  z.discriminatedUnion('method', [
    z.object({ method: z.literal('EMAIL'), email: z.string() }),
    z.object({ method: z.literal('SMS'), phone: z.string() }),
  ]),
  z.transform((stored, context): CodeDestination => {
    const destination =
      stored.method === 'EMAIL'
        ? emailAddress(stored.email).map((email): CodeDestination => ({ method: 'EMAIL', email }))
        : phoneNumber(stored.phone).map((phone): CodeDestination => ({ method: 'SMS', phone }));
    if (destination.isOk()) return destination.value;
    context.issues.push({ code: 'custom', input: stored, message: 'no destination' });
    return z.NEVER;
  }),
);

const pendingSchema = z.pipe(
  z.object({
    referenceId: z.string().check(z.minLength(1)),
    destination: destinationSchema,
    sentAt: z.int(),
    earlier: z.optional(destinationSchema),
    mismatches: z.optional(z.int().check(z.nonnegative())),
  }),
  z.transform(
    ({ referenceId, destination, sentAt, earlier, mismatches }): PendingSignIn => ({
      referenceId,
      destination,
      sentAt: sentAt as Instant,
      ...(earlier === undefined ? {} : { earlier }),
      ...(mismatches === undefined ? {} : { mismatches }),
    }),
  ),
);

/** A sign-in under way, in session storage: it survives a reload of this tab, and no longer. */
export const createSessionPendingSignInStore = (storage: KeyValues): PendingSignInStore => ({
  read: () => readStored(storage, KEY, pendingSchema),
  write: (pending) => storage.setItem(KEY, JSON.stringify(pending)),
  readLock: () => readStored(storage, LOCK_KEY, z.int()) as Instant | undefined,
  writeLock: (until) => storage.setItem(LOCK_KEY, JSON.stringify(until)),
  clear: () => {
    storage.removeItem(KEY);
    storage.removeItem(LOCK_KEY);
  },
});

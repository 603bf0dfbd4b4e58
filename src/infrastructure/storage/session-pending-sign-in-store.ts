import type { PendingSignIn, PendingSignInStore, TypedContact } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import { type CodeDestination, emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import type { KeyValues } from './key-values.ts';
import { readStored } from './stored-json.ts';

const KEY = 'member-portal.pending-sign-in';
const LOCK_KEY = 'member-portal.sign-in-lock';
const TYPED_KEY = 'member-portal.sign-in-typed';

/** Stored text is no more trusted than typed text, so it goes through the same checks. */
const destinationSchema = z.pipe(
  z.object({ method: z.string(), email: z.optional(z.string()), phone: z.optional(z.string()) }),
  z.transform((stored, context): CodeDestination => {
    const email = emailAddress(stored.email ?? '');
    if (stored.method === 'EMAIL' && email.isOk()) return { method: 'EMAIL', email: email.value };
    const phone = phoneNumber(stored.phone ?? '');
    if (stored.method === 'SMS' && phone.isOk()) return { method: 'SMS', phone: phone.value };
    context.issues.push({ code: 'custom', input: stored, message: 'no destination' });
    return z.NEVER;
  }),
);

/** A code only goes back to the platform, which judges it. */
const pendingSchema = z.object({
  referenceId: z.string().check(z.minLength(1)),
  destination: destinationSchema,
  sentAt: z.int(),
  earlier: z.optional(destinationSchema),
  mismatches: z.optional(z.int().check(z.nonnegative())),
  code: z.optional(z.string()),
  triesLeft: z.optional(z.int()),
  setAside: z.optional(z.boolean()),
});

const typedSchema = z.object({ email: z.string(), phone: z.string(), method: z.enum(['EMAIL', 'SMS']) });

/** A sign-in under way, in session storage: it survives a reload of this tab, and no longer. */
export const createSessionPendingSignInStore = (storage: KeyValues): PendingSignInStore => ({
  read: () => readStored(storage, KEY, pendingSchema) as PendingSignIn | undefined,
  write: (pending) => storage.setItem(KEY, JSON.stringify(pending)),
  readLock: () => readStored(storage, LOCK_KEY, z.int()) as Instant | undefined,
  writeLock: (until) => storage.setItem(LOCK_KEY, JSON.stringify(until)),
  readTyped: () => readStored(storage, TYPED_KEY, typedSchema) as TypedContact | undefined,
  writeTyped: (typed) => storage.setItem(TYPED_KEY, JSON.stringify(typed)),
  clear: () => {
    for (const key of [KEY, LOCK_KEY, TYPED_KEY]) storage.removeItem(key);
  },
});

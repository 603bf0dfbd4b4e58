import { addMilliseconds, type Instant } from '@member-portal/domain/calendar';
import type { SignInRejection } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import type { Refused } from '../http/index.ts';
import { unreadPaths } from '../http/unread-paths.ts';
import { wireInstant } from '../http/wire.ts';

/** Omits a field that is absent or invalid: the others are still useful. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** In seconds; anything longer than a year is invalid. */
const LONGEST_LOCKOUT = 366 * 24 * 60 * 60;

const metadataSchema = z.object({
  attempts: lenient(z.int().check(z.gte(0))),
  max_attempts: lenient(z.int().check(z.gte(0))),
  lockout_duration: lenient(z.number().check(z.gte(0), z.lte(LONGEST_LOCKOUT))),
  locked_until: lenient(wireInstant),
});

/**
 * What the auth service reports about a sign-in that it just refused (specification, section 8: login errors). The end of a
 * lock is converted to this device's clock, from the service's time of answering. Invalid fields are reported.
 */
export const toSignInRejection = (
  refused: Pick<Refused, 'reason' | 'metadata' | 'answeredAt'>,
  now: Instant,
  reportUnread: (paths: readonly string[]) => void = () => undefined,
): SignInRejection => {
  const parsed = metadataSchema.safeParse(refused.metadata);
  const metadata = parsed.success ? parsed.data : {};
  reportUnread(unreadPaths({ metadata: refused.metadata }, { metadata }));
  return {
    reason: refused.reason,
    ...(metadata.attempts === undefined ? {} : { attempts: metadata.attempts }),
    ...(metadata.max_attempts === undefined ? {} : { maxAttempts: metadata.max_attempts }),
    ...(metadata.lockout_duration === undefined ? {} : { lockoutDuration: metadata.lockout_duration }),
    ...(metadata.locked_until === undefined
      ? {}
      : { lockedUntil: addMilliseconds(metadata.locked_until, now - (refused.answeredAt ?? now)) }),
  };
};

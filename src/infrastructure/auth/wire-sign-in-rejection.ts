import type { SignInRejection } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import { wireInstant } from '../http/wire.ts';

/** A field that is absent or makes no sense is left out: what is left still tells the buyer something. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const metadataSchema = z.object({
  attempts: lenient(z.int()),
  max_attempts: lenient(z.int()),
  lockout_duration: lenient(z.number()),
  locked_until: lenient(wireInstant),
});

/** What the auth service says of a refused sign-in (specification, section 8: login errors). */
export const toSignInRejection = (refused: {
  readonly reason: string;
  readonly metadata: unknown;
}): SignInRejection => {
  const parsed = metadataSchema.safeParse(refused.metadata);
  const metadata = parsed.success ? parsed.data : {};
  return {
    reason: refused.reason,
    ...(metadata.attempts === undefined ? {} : { attempts: metadata.attempts }),
    ...(metadata.max_attempts === undefined ? {} : { maxAttempts: metadata.max_attempts }),
    ...(metadata.lockout_duration === undefined ? {} : { lockoutDuration: metadata.lockout_duration }),
    ...(metadata.locked_until === undefined ? {} : { lockedUntil: metadata.locked_until }),
  };
};

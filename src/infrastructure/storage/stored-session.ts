import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { Session } from '@member-portal/domain/session';
import * as z from 'zod/mini';

/** A session as it is stored and handed from tab to tab. Its times are checked as numbers only; use judges the rest. */
export const storedSessionSchema = z.pipe(
  z.object({
    token: z.string().check(z.minLength(1)),
    tokenExpiresAt: z.int(),
    buyerId: z.string().check(z.minLength(1)),
    receivedAt: z.int(),
  }),
  z.transform(
    (stored): Session => ({
      token: stored.token,
      tokenExpiresAt: stored.tokenExpiresAt as Instant,
      buyerId: stored.buyerId as BuyerId,
      receivedAt: stored.receivedAt as Instant,
    }),
  ),
);

import * as z from 'zod/mini';
import { storedSessionSchema } from './stored-session.ts';

/** What tabs tell each other of the session. `opened` names the buyer alone; a token travels only where it is needed. */
export const sessionMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), from: z.string() }),
  z.object({ kind: z.literal('offer'), to: z.string(), session: storedSessionSchema }),
  z.object({ kind: z.literal('opened'), buyerId: z.string() }),
  z.object({ kind: z.literal('refreshed'), session: storedSessionSchema }),
  /** `token` is set where only that token is over, and not the buyer's whole session. */
  z.object({ kind: z.literal('closed'), token: z.optional(z.string()) }),
]);
export type SessionMessage = z.input<typeof sessionMessageSchema>;

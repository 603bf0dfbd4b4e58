import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { BookedOrder, LoanIntents, OpenPaymentIntent } from '@member-portal/domain/payment';
import * as z from 'zod/mini';

const instantSchema = z.pipe(
  z.int(),
  z.transform((at: number) => at as Instant),
);

const knownSchema = z.pipe(
  z.optional(z.array(z.string())),
  z.transform((known: string[] | undefined) => known),
);

const openSchema = z.object({
  requestKey: z.string(),
  orderFingerprint: z.string(),
  openedAt: instantSchema,
  lastSentAt: instantSchema,
  sendings: z.int(),
  authorisation: z.object({ documentId: z.string(), acceptedAt: instantSchema }),
  knownConfirmations: knownSchema,
});

const bookedSchema = z.object({
  requestKey: z.string(),
  orderFingerprint: z.string(),
  bookedAt: instantSchema,
  knownConfirmations: knownSchema,
});

/** Intents as they are stored, with their ids masked. */
export const storedIntentsSchema = z.pipe(
  z.object({ open: z.optional(openSchema), booked: z.array(bookedSchema) }),
  z.transform(({ open, booked }): LoanIntents => ({ open, booked })),
);

/** Masks or unmasks a text by its own secret. */
type Change = (text: string, secret: string) => string;

const withConfirmations = <Order extends OpenPaymentIntent | BookedOrder>(
  order: Order,
  change: Change,
  buyerId: BuyerId,
): Order => ({
  ...order,
  knownConfirmations: order.knownConfirmations?.map((confirmation, at) =>
    change(confirmation, `${buyerId}:confirmation:${order.requestKey}:${at}`),
  ),
});

/** Intents with `change`, `maskText` or `unmaskText`, applied to the ids of documents and payments. */
export const withNames = ({ open, booked }: LoanIntents, change: Change, buyerId: BuyerId): LoanIntents => ({
  open: open && {
    ...withConfirmations(open, change, buyerId),
    authorisation: {
      ...open.authorisation,
      documentId: change(open.authorisation.documentId, `${buyerId}:document:${open.requestKey}`),
    },
  },
  booked: booked.map((order) => withConfirmations(order, change, buyerId)),
});

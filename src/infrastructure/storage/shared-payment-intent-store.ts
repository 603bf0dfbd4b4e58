import type { Clock, Fingerprint, PaymentIntentStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { INTENT_LIFETIME_MS, type OpenPaymentIntent } from '@member-portal/domain/payment';
import { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { SharedRecords } from './shared-records.ts';

const instantSchema = z.pipe(
  z.int(),
  z.transform((at: number) => at as Instant),
);

const intentSchema = z.object({
  requestKey: z.string(),
  orderFingerprint: z.string(),
  openedAt: instantSchema,
  lastSentAt: instantSchema,
  sendings: z.int(),
  authorisation: z.object({ documentId: z.string(), acceptedAt: instantSchema }),
  knownConfirmations: z.pipe(
    z.optional(z.array(z.string())),
    z.transform((known: string[] | undefined) => known),
  ),
});

/**
 * Open orders in the records that all tabs share. `purpose` keeps payments and changes of autopay apart. A record that
 * outlived 24 hours, or is corrupt, reads as none and is removed.
 */
export const createSharedPaymentIntentStore = (
  records: SharedRecords,
  fingerprint: Fingerprint,
  clock: Clock,
  purpose: 'payment' | 'autopay',
): PaymentIntentStore => {
  const root = `${purpose}-intent:`;

  const toIntent = (value: unknown): OpenPaymentIntent | undefined => {
    const parsed = intentSchema.safeParse(value);
    return parsed.success && clock.now() < parsed.data.openedAt + INTENT_LIFETIME_MS
      ? parsed.data
      : undefined;
  };

  let swept: Promise<void> | undefined;
  /** Once in the life of a page: what other buyers of this browser left behind goes too. */
  const sweep = async (): Promise<void> => {
    const all = await records.list(root);
    await Promise.all(
      all.filter(([, value]) => !toIntent(value)).map(([key]) => records.update(key, toIntent)),
    );
  };

  const prefixOf = async (buyerId: BuyerId): Promise<string> => {
    swept ??= sweep();
    await swept;
    return `${root}${(await fingerprint.of(buyerId))._unsafeUnwrap()}:`;
  };

  const read = async (buyerId: BuyerId, loanId: LoanId) =>
    toIntent(await records.read((await prefixOf(buyerId)) + loanId));

  const update: (...of: Parameters<PaymentIntentStore['update']>) => Promise<OpenPaymentIntent | undefined> =
    async (buyerId, loanId, change) => {
      let written: OpenPaymentIntent | undefined;
      await records.update((await prefixOf(buyerId)) + loanId, (value) => {
        written = change(toIntent(value));
        return written;
      });
      return written;
    };

  const openLoans = async (buyerId: BuyerId): Promise<readonly LoanId[]> => {
    const prefix = await prefixOf(buyerId);
    const open = (await records.list(prefix)).filter(([, value]) => toIntent(value));
    return open.map(([key]) => key.slice(prefix.length) as LoanId);
  };

  return {
    read: (buyerId, loanId) => ResultAsync.fromSafePromise(read(buyerId, loanId)),
    update: (...of) => ResultAsync.fromSafePromise(update(...of)),
    openLoans: (buyerId) => ResultAsync.fromSafePromise(openLoans(buyerId)),
  };
};

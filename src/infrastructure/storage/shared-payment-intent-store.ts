import type { Clock, Fingerprint, PaymentIntentStore } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { currentIntents, type LoanIntents } from '@member-portal/domain/payment';
import { ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { maskText, unmaskText } from './masked-text.ts';
import type { SharedRecords } from './shared-records.ts';
import { storedIntentsSchema, withNames } from './stored-intents.ts';

const loanSchema = z.object({ loan: z.string() });

/**
 * Open orders in the records that all tabs share. `purpose` keeps payments and changes of autopay apart. An expired or
 * corrupt record is treated as absent and removed. Records outlive a sign-out: buyer and loan are hashes in them, and the
 * ids and confirmation numbers that the next session needs are masked by the buyer's id, which is not kept.
 */
export const createSharedPaymentIntentStore = (
  records: SharedRecords,
  fingerprint: Fingerprint,
  clock: Clock,
  purpose: 'payment' | 'autopay',
): PaymentIntentStore => {
  const root = `${purpose}-intent:`;

  const toIntents = (value: unknown): LoanIntents | undefined => {
    const parsed = storedIntentsSchema.safeParse(value);
    return currentIntents(parsed.success ? parsed.data : undefined, clock.now());
  };

  let swept: Promise<void> | undefined;
  /** Once per page: also removes expired records of other buyers of this browser. */
  const sweep = async (): Promise<void> => {
    const all = await records.list(root);
    await Promise.all(
      all
        .filter(([, value]) => !toIntents(value))
        .map(([key]) => records.update(key, (value) => (toIntents(value) ? value : undefined))),
    );
  };

  const prefixOf = async (buyerId: BuyerId): Promise<string> => {
    swept ??= sweep();
    await swept;
    return `${root}${(await fingerprint.of(buyerId))._unsafeUnwrap()}:`;
  };

  const hashOf = async (buyerId: BuyerId, loanId: LoanId): Promise<string> =>
    (await fingerprint.of(`${buyerId}:${loanId}`))._unsafeUnwrap();
  const loanSecret = (buyerId: BuyerId, hash: string): string => `${buyerId}:loan:${hash}`;

  const shown = (value: unknown, buyerId: BuyerId): LoanIntents | undefined => {
    const intents = toIntents(value);
    return intents && withNames(intents, unmaskText, buyerId);
  };

  const read = async (buyerId: BuyerId, loanId: LoanId) => {
    const [prefix, hash] = await Promise.all([prefixOf(buyerId), hashOf(buyerId, loanId)]);
    return shown(await records.read(prefix + hash), buyerId);
  };

  const update: (...of: Parameters<PaymentIntentStore['update']>) => Promise<LoanIntents | undefined> =
    async (buyerId, loanId, change) => {
      const [prefix, hash] = await Promise.all([prefixOf(buyerId), hashOf(buyerId, loanId)]);
      const loan = maskText(loanId, loanSecret(buyerId, hash));
      let written: LoanIntents | undefined;
      const claim = (value: unknown) => {
        written = change(shown(value, buyerId));
        return written && { ...withNames(written, maskText, buyerId), loan };
      };
      await records.update(prefix + hash, claim, 'durable');
      return written;
    };

  const openLoans = async (buyerId: BuyerId): Promise<readonly LoanId[]> => {
    const prefix = await prefixOf(buyerId);
    const open = (await records.list(prefix)).filter(([, value]) => toIntents(value)?.open);
    return open.flatMap(([key, value]) => {
      const { data } = loanSchema.safeParse(value);
      const secret = loanSecret(buyerId, key.slice(prefix.length));
      return data ? [unmaskText(data.loan, secret) as LoanId] : [];
    });
  };

  return {
    read: (buyerId, loanId) => ResultAsync.fromSafePromise(read(buyerId, loanId)),
    update: (...of) => ResultAsync.fromSafePromise(update(...of)),
    openLoans: (buyerId) => ResultAsync.fromSafePromise(openLoans(buyerId)),
  };
};

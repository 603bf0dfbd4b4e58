import {
  type Buyer,
  type BuyerChange,
  type BuyerId,
  isOnFile,
  isUnchanged,
} from '@member-portal/domain/buyer';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Buyers, BuyerWriteFailure } from '../ports/index.ts';
import { readBack, type UnknownOutcome } from '../results/index.ts';

/** Whether the record may show something else by now than when it was read last, although the change is not known to be made. */
export const mayHaveChanged = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'changed-underneath' || kind === 'unknown-outcome';

/**
 * Makes one change to a buyer's record and reports its real outcome. An answer that shows the field as it was before counts
 * as lost, like no answer at all; the record is then read back.
 */
export const changeBuyer = <Refusal extends { readonly kind: string } = never>(
  buyers: Buyers,
  id: BuyerId,
  decide: (buyer: Buyer) => Result<BuyerChange | undefined, Refusal>,
  cancellation?: Cancellation,
): ResultAsync<Buyer, BuyerWriteFailure | UnknownOutcome | Refusal> => {
  let sent: { readonly before: Buyer; readonly change: BuyerChange } | undefined;
  const written = buyers
    .update(
      id,
      (before) =>
        decide(before).map((change) => {
          sent = change && { before, change };
          return change;
        }),
      cancellation,
    )
    .andThen((after): Result<Buyer, BuyerWriteFailure> => {
      const isMade = !sent || isOnFile(after, sent.change) || !isUnchanged(sent.before, after, sent.change);
      return isMade ? ok(after) : err({ kind: 'unexpected-response', path: sent?.change.kind ?? '' });
    });
  return readBack<Buyer, BuyerWriteFailure | Refusal>(written, () => {
    // Lost while it was read: nothing was sent.
    if (!sent) return okAsync(undefined);
    const { before, change } = sent;
    return buyers.read(id, cancellation).andThen((after) => {
      if (isOnFile(after, change)) return okAsync(after);
      // Neither the old value nor the new one: it may be the change as the platform normalised it, or another change.
      return isUnchanged(before, after, change) ? okAsync(undefined) : errAsync({ kind: 'undecided' });
    });
  });
};

import {
  type Buyer,
  type BuyerChange,
  type BuyerId,
  isOnFile,
  isUnchanged,
} from '@member-portal/domain/buyer';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Buyers, BuyerWriteFailure } from '../ports/index.ts';
import { isLostAnswer, type UnknownOutcome } from '../results/index.ts';

/** Whether the record may differ from the last read, although the change is not known to be made. */
export const mayHaveChanged = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'changed-underneath' || kind === 'unknown-outcome';

/**
 * Makes one change to a buyer's record and reports its real outcome. The record is read back if the response is lost, or shows
 * the field unchanged, and if the record has changed underneath: another tab may have made the same change. If the record then
 * does not show the change, the outcome after a lost response is unknown, because the write may still arrive.
 */
export const changeBuyer = <Refusal extends { readonly kind: string } = never>(
  buyers: Buyers,
  id: BuyerId,
  decide: (buyer: Buyer) => Result<BuyerChange | undefined, Refusal>,
  cancellation?: Cancellation,
): ResultAsync<Buyer, BuyerWriteFailure | UnknownOutcome | Refusal> => {
  type Failure = BuyerWriteFailure | UnknownOutcome | Refusal;
  let sent: { readonly before: Buyer; readonly change: BuyerChange } | undefined;
  let isAnswered = false;
  return buyers
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
      isAnswered = true;
      const isMade = !sent || isOnFile(after, sent.change) || !isUnchanged(sent.before, after, sent.change);
      return isMade ? ok(after) : err({ kind: 'unexpected-response', path: sent?.change.kind ?? '' });
    })
    .orElse((failure): ResultAsync<Buyer, Failure> => {
      const isConflict = failure.kind === 'changed-underneath';
      // Where nothing was sent, the read before the write failed.
      if (!sent || !(isConflict || isLostAnswer(failure))) return errAsync(failure);
      const { before, change } = sent;
      const unknown = isConflict ? failure : ({ kind: 'unknown-outcome' } as const);
      return buyers
        .read(id, cancellation)
        .mapErr((): Failure => unknown)
        .andThen((after) => {
          if (isOnFile(after, change)) return ok(after);
          return err(isAnswered && isUnchanged(before, after, change) ? failure : unknown);
        });
    });
};

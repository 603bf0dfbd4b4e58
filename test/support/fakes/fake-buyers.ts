import type { Buyers } from '@member-portal/application/ports';
import type { Buyer } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { aBuyer } from '../builders/a-buyer.ts';

export interface FakeBuyers extends Buyers {
  current(): Buyer;
  /** References by which changes of e-mail or mobile were verified. */
  readonly verifications: readonly (string | undefined)[];
  /** Another tab or the lender changes the record, between this tab's read and its write when `late`. */
  changeUnderneath(change: (buyer: Buyer) => Buyer, late?: boolean): void;
  failNext(failure: RequestFailure): void;
  /** The next write is carried out, and its answer gets lost. */
  loseNextAnswer(): void;
}

/** One borrower's record. It refuses an older version, and a new e-mail or mobile without a verification. */
export const fakeBuyers = (first: Buyer = aBuyer()): FakeBuyers => {
  let buyer = first;
  const verifications: (string | undefined)[] = [];
  const failures: RequestFailure[] = [];
  let isAnswerLost = false;
  const late: ((buyer: Buyer) => Buyer)[] = [];
  const change = (make: (buyer: Buyer) => Buyer): Buyer => {
    buyer = { ...make(buyer), version: buyer.version + 1 };
    return buyer;
  };
  const told = (written: Buyer): ResultAsync<Buyer, RequestFailure> => {
    const isLost = isAnswerLost;
    isAnswerLost = false;
    return isLost ? errAsync({ kind: 'timeout' }) : okAsync(written);
  };
  const answer = <Value>(value: () => Value): ResultAsync<Value, RequestFailure> => {
    const failure = failures.shift();
    return failure ? errAsync(failure) : okAsync(value());
  };
  return {
    verifications,
    current: () => buyer,
    changeUnderneath: (make, isLate = false) => {
      if (isLate) late.push(make);
      else change(make);
    },
    failNext: (failure) => failures.push(failure),
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    read: (id) =>
      answer(() => buyer).andThen((read) => {
        for (const make of late.splice(0)) change(make);
        return read.id === id ? okAsync(read) : errAsync({ kind: 'not-found' } as const);
      }),
    write: (written, reference) =>
      answer(() => undefined).andThen(() => {
        verifications.push(reference);
        if (written.version !== buyer.version) return errAsync({ kind: 'changed-underneath' } as const);
        const sameIdentity =
          written.identity.email === buyer.identity.email && written.identity.phone === buyer.identity.phone;
        if (!sameIdentity && reference === undefined) return errAsync({ kind: 'refused' } as const);
        return told(change(() => written));
      }),
    writeContact: (id, contact) =>
      answer(() => undefined).andThen(() =>
        id === buyer.id && buyer.contacts.some((candidate) => candidate.id === contact.id)
          ? told(
              change((known) => ({
                ...known,
                contacts: known.contacts.map((candidate) =>
                  candidate.id === contact.id ? contact : candidate,
                ),
              })),
            )
          : errAsync({ kind: 'not-found' } as const),
      ),
  };
};

import type { Buyers, BuyerWriteFailure } from '@member-portal/application/ports';
import type { Buyer, BuyerChange } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { aBuyer } from '../builders/a-buyer.ts';

export interface FakeBuyers extends Buyers {
  current(): Buyer;
  /** How often the record was written, plus one. */
  version(): number;
  /** References by which changes of e-mail or mobile were verified. */
  readonly verifications: readonly (string | undefined)[];
  /** Another tab or the lender changes the record, between this tab's read and its write when `late`. */
  changeUnderneath(change: (buyer: Buyer) => Buyer, late?: boolean): void;
  failNext(failure: RequestFailure): void;
  /** The next write is carried out, and its answer gets lost. */
  loseNextAnswer(): void;
  /** The next write is answered with the record, and not carried out. */
  ignoreNextWrite(): void;
}

const changed = (buyer: Buyer, change: BuyerChange): Buyer => {
  switch (change.kind) {
    case 'language':
      return { ...buyer, languagePreference: change.locale };
    case 'identity': {
      const { destination } = change;
      const { identity } = buyer;
      return {
        ...buyer,
        identity:
          destination.method === 'SMS'
            ? { ...identity, phone: destination.phone }
            : { ...identity, email: destination.email },
      };
    }
    case 'address':
      return {
        ...buyer,
        contacts: buyer.contacts.map((contact) =>
          contact.id === change.contactId ? { ...contact, address: change.address } : contact,
        ),
      };
  }
};

/**
 * One borrower's record. It refuses a write to a record that changed since it was read, and a new e-mail or mobile whose reference
 * is not verified, if `isVerified` says which are.
 */
export const fakeBuyers = (
  first: Buyer = aBuyer(),
  isVerified: (reference: string | undefined) => boolean = () => true,
): FakeBuyers => {
  let buyer = first;
  let version = 1;
  const verifications: (string | undefined)[] = [];
  const failures: RequestFailure[] = [];
  let fate: 'carried-out' | 'answer-lost' | 'ignored' = 'carried-out';
  const late: ((buyer: Buyer) => Buyer)[] = [];
  const keep = (next: Buyer): Buyer => {
    buyer = next;
    version += 1;
    return buyer;
  };
  const answer = <Value>(value: () => Value): ResultAsync<Value, RequestFailure> => {
    const failure = failures.shift();
    return failure ? errAsync(failure) : okAsync(value());
  };
  const write = (change: BuyerChange, readVersion: number): ResultAsync<Buyer, BuyerWriteFailure> =>
    answer(() => undefined).andThen((): ResultAsync<Buyer, BuyerWriteFailure> => {
      if (change.kind === 'identity') {
        verifications.push(change.verificationReferenceId);
        if (!isVerified(change.verificationReferenceId)) return errAsync({ kind: 'refused' });
      }
      if (readVersion !== version) return errAsync({ kind: 'changed-underneath' });
      const met = fate;
      fate = 'carried-out';
      if (met === 'ignored') return okAsync(buyer);
      const written = keep(changed(buyer, change));
      return met === 'answer-lost' ? errAsync({ kind: 'timeout' }) : okAsync(written);
    });
  const read: Buyers['read'] = (id) =>
    answer(() => buyer).andThen((known) =>
      known.id === id ? okAsync(known) : errAsync({ kind: 'not-found' } as const),
    );
  return {
    verifications,
    current: () => buyer,
    version: () => version,
    changeUnderneath: (make, isLate = false) => {
      if (isLate) late.push(make);
      else keep(make(buyer));
    },
    failNext: (failure) => failures.push(failure),
    loseNextAnswer: () => {
      fate = 'answer-lost';
    },
    ignoreNextWrite: () => {
      fate = 'ignored';
    },
    read,
    update: (id, decide) =>
      read(id)
        .mapErr((failure): BuyerWriteFailure => failure)
        .andThen((known) => {
          const readVersion = version;
          for (const make of late.splice(0)) keep(make(buyer));
          return decide(known).asyncAndThen((change) =>
            change ? write(change, readVersion) : okAsync<Buyer, BuyerWriteFailure>(known),
          );
        }),
  };
};

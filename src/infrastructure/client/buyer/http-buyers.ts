import type { Cancellation } from '@member-portal/application/cancellation';
import type { Buyers, BuyerWriteFailure, Log } from '@member-portal/application/ports';
import type { BuyerChange } from '@member-portal/domain/buyer';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { routeOf } from '../http/call-address.ts';
import {
  type CallFailure,
  DEADLINES,
  type HttpClient,
  type PathPart,
  reportUnread,
  toReadFailure,
} from '../http/index.ts';
import { unreadPaths } from '../http/unread-paths.ts';
import { buyerBodyOf, contactBodyOf, type RawBuyer, rawBuyerSchema } from './raw-buyer.ts';

const pathOf = (id: string, ...rest: readonly PathPart[]): readonly PathPart[] => [
  'api',
  'buyer',
  { id },
  ...rest,
];
const common = { deadline: DEADLINES.read, keepsNumbers: true } as const;

const toWriteFailure = (failure: CallFailure): BuyerWriteFailure => {
  if (failure.kind === 'refused-by-status' && failure.status === 409) return { kind: 'changed-underneath' };
  if (failure.kind === 'refused-by-status' && failure.status === 422) return { kind: 'refused' };
  return toReadFailure(failure);
};

/**
 * The lender's record of its borrowers over HTTP (specification, section 7: buyer).
 * @example
 * import { createHttpBuyers } from '@member-portal/client/buyer';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Log } from '@member-portal/application/ports';
 * import type { BuyerId } from '@member-portal/domain/buyer';
 * declare const client: HttpClient;
 * declare const log: Log;
 * const buyer = await createHttpBuyers(client, log).read('buyer-1' as BuyerId);
 */
export const createHttpBuyers = (client: HttpClient, log: Log): Buyers => {
  const tell = ({ body, buyer }: RawBuyer): void =>
    reportUnread(log, routeOf(pathOf(buyer.id)))(unreadPaths(body, buyer));
  const get = (id: string, cancellation?: Cancellation) =>
    client
      .call(rawBuyerSchema, { ...common, method: 'GET', path: pathOf(id), cancellation })
      .andTee(tell)
      .mapErr(toReadFailure);

  const put = (
    raw: RawBuyer,
    change: BuyerChange,
    cancellation?: Cancellation,
  ): ResultAsync<RawBuyer, BuyerWriteFailure> => {
    const { id } = raw.buyer;
    const isContact = change.kind === 'address';
    const path = isContact ? pathOf(id, 'contact', { id: change.contactId }) : pathOf(id);
    const body = isContact ? contactBodyOf(raw, change) : buyerBodyOf(raw, change);
    if (!body) return errAsync({ kind: 'not-found' });
    return client
      .call(rawBuyerSchema, { ...common, method: 'PUT', path, body, cancellation })
      .mapErr(toWriteFailure);
  };

  return {
    read: (id, cancellation) => get(id, cancellation).map(({ buyer }) => buyer),
    update: (id, decide, cancellation) =>
      get(id, cancellation)
        .mapErr((failure): BuyerWriteFailure => failure)
        .andThen((raw) =>
          decide(raw.buyer).asyncAndThen((change) =>
            change ? put(raw, change, cancellation) : okAsync<RawBuyer, BuyerWriteFailure>(raw),
          ),
        )
        .map(({ buyer }) => buyer),
  };
};

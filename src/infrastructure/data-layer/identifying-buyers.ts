import type { Buyers, SessionStore } from '@member-portal/application/ports';
import type { Buyer } from '@member-portal/domain/buyer';
import { analyticsIdentity } from '@member-portal/domain/telemetry';
import type { DataLayerAnalytics } from './data-layer-analytics.ts';

/**
 * The lender's records of its buyers, sending analytics e-mail and mobile whenever one arrives: only for
 * tenants whose configuration asks for it (specification, sections 3 and 9).
 */
export const createIdentifyingBuyers = (buyers: Buyers, analytics: DataLayerAnalytics): Buyers => {
  const tell = (buyer: Buyer): Buyer => {
    analytics.identify(analyticsIdentity(buyer, { sendsContact: true }));
    return buyer;
  };
  return {
    read: (...given) => buyers.read(...given).map(tell),
    update: (...given) => buyers.update(...given).map(tell),
  };
};

/** Reads the record of the buyer who is signed in, now and after every sign-in, so that analytics has it on any screen. */
export const startIdentifying = (buyers: Buyers, sessions: SessionStore): (() => void) => {
  const read = (buyerId: Parameters<Buyers['read']>[0]): void => void buyers.read(buyerId);
  const session = sessions.current();
  if (session) read(session.buyerId);
  return sessions.subscribe((change) => {
    if (change.kind === 'opened') read(change.session.buyerId);
  });
};

import type { Analytics, SessionStore } from '@member-portal/application/ports';
import { token } from '@member-portal/application/services';
import {
  type AnalyticsIdentity,
  type EventInfo,
  eventEntry,
  identityDimensions,
  initialEntries,
  pageViewEntry,
} from '@member-portal/domain/telemetry';

/** The in-page list that a tag manager reads from; entries are only ever pushed. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): unknown;
}

/** Analytics that can be told more of who is signed in than a session says. */
export interface DataLayerAnalytics extends Analytics {
  /** Tells of the signed-in buyer; does nothing for anybody else's record. */
  identify(identity: AnalyticsIdentity): void;
}
export const DataLayerAnalytics = token<DataLayerAnalytics>('DataLayerAnalytics');

/**
 * Analytics through the in-page data layer (specification, section 9: analytics). Every payload is `eventInfo`, which
 * merges what is given with the stored event properties; the buyer's id is one from sign-in to the end of the session.
 */
export const createDataLayerAnalytics = (
  dataLayer: DataLayer,
  tenant: { readonly name: string; readonly id: string; readonly env: string },
  sessions: SessionStore,
): DataLayerAnalytics => {
  let told: Readonly<Record<string, string>> = {};
  const stored = (): EventInfo => {
    const buyerId = sessions.current()?.buyerId;
    return buyerId === undefined ? {} : { buyerID: buyerId };
  };
  const tell = (dimensions: Readonly<Record<string, string>>): void => {
    const isKnown = Object.entries(dimensions).every(([name, value]) => told[name] === value);
    if (isKnown) return;
    told = dimensions;
    dataLayer.push(dimensions);
  };
  /** A tag manager keeps what it was told until it is told otherwise. */
  const forget = (): void => {
    const nobody = Object.fromEntries(Object.keys(told).map((name) => [name, undefined]));
    told = {};
    dataLayer.push(nobody);
  };

  for (const entry of initialEntries(tenant)) dataLayer.push(entry);
  const session = sessions.current();
  if (session) tell(identityDimensions(session));
  sessions.subscribe((change) => {
    if (change.kind === 'opened') tell(identityDimensions(change.session));
    if (change.kind === 'closed') forget();
  });

  return {
    pageLoaded: (page) => {
      dataLayer.push(pageViewEntry(page, stored()));
    },
    track: (event, info = {}) => {
      dataLayer.push(eventEntry(event, info, stored()));
    },
    identify: (identity) => {
      if (sessions.current()?.buyerId === identity.buyerId) tell(identityDimensions(identity));
    },
  };
};

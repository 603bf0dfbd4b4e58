import type { Analytics, SessionStore } from '@member-portal/application/ports';

/** The in-page list that a tag manager reads from; entries are only ever pushed. */
export interface DataLayer {
  push(entry: Readonly<Record<string, unknown>>): unknown;
}

/** Which generation of the portal speaks (specification, section 9: initial data layer entries). */
const BREAD_VERSION = '2.0';

/**
 * Analytics through the in-page data layer (specification, section 9: analytics). Every payload is `eventInfo`, which
 * merges what is given with the stored event properties; the buyer's id is one from sign-in to the end of the session.
 */
export const createDataLayerAnalytics = (
  dataLayer: DataLayer,
  tenant: { readonly name: string; readonly id: string; readonly env: string },
  sessions: SessionStore,
): Analytics => {
  const stored = (): Readonly<Record<string, string>> => {
    const buyerId = sessions.current()?.buyerId;
    return buyerId === undefined ? {} : { buyerID: buyerId };
  };
  const identify = (buyerId: string | undefined): void => {
    dataLayer.push({ buyer_id: buyerId });
  };

  dataLayer.push({ breadVersion: BREAD_VERSION, tenantName: tenant.name });
  dataLayer.push({ tenant_id: tenant.id, app_environment: tenant.env });
  const session = sessions.current();
  if (session) identify(session.buyerId);
  sessions.subscribe((change) => {
    if (change.kind === 'opened') identify(change.session.buyerId);
    // A tag manager keeps what it was told until it is told otherwise.
    if (change.kind === 'closed') identify(undefined);
  });

  const push = (event: string, info: Readonly<Record<string, string | number | boolean>>): void => {
    dataLayer.push({ event, eventInfo: { ...info, ...stored() } });
  };
  return {
    pageLoaded: (page) => push('pageLoaded', { pageName: page }),
    track: (event, info = {}) => push(event, info),
  };
};

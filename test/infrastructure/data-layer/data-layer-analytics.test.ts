import { describe, expect, it } from 'vitest';
import { createDataLayerAnalytics } from '../../../src/infrastructure/data-layer/data-layer-analytics.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';

const START_ENTRIES = [
  { breadVersion: '2.0', tenantName: 'Northwind' },
  { tenant_id: 'northwind', app_environment: 'sandbox' },
];

const aDataLayer = (session = undefined as ReturnType<typeof aSession> | undefined) => {
  const dataLayer: unknown[] = [];
  const sessions = fakeSessionStore(session);
  const tenant = { name: 'Northwind', id: 'northwind', env: 'sandbox' };
  const analytics = createDataLayerAnalytics(dataLayer, tenant, sessions);
  return { dataLayer, sessions, analytics };
};

describe('the data layer', () => {
  it('begins with the initial entries and the tenant’s dimensions', () => {
    expect(aDataLayer().dataLayer).toEqual(START_ENTRIES);
  });

  it('begins with the buyer too when a page opens signed in', () => {
    expect(aDataLayer(aSession(START)).dataLayer).toEqual([...START_ENTRIES, { buyer_id: AVERY }]);
  });

  it('has a page view by its event name', () => {
    const { dataLayer, analytics } = aDataLayer();
    analytics.pageLoaded('outstanding loans');
    expect(dataLayer.slice(2)).toEqual([
      { event: 'pageLoaded', eventInfo: { pageName: 'outstanding loans' } },
    ]);
  });

  it('merges what is given with the stored properties, while somebody is signed in', () => {
    const { dataLayer, analytics, sessions } = aDataLayer();
    analytics.track('login_failure');
    sessions.open(aSession(START));
    analytics.track('change_language', { locale: 'fr-ca' });
    sessions.close('signed-out');
    analytics.track('incorrect_code');
    expect(dataLayer.slice(2)).toEqual([
      { event: 'login_failure', eventInfo: {} },
      { buyer_id: AVERY },
      { event: 'change_language', eventInfo: { locale: 'fr-ca', buyerID: AVERY } },
      { buyer_id: undefined },
      { event: 'incorrect_code', eventInfo: {} },
    ]);
  });
});

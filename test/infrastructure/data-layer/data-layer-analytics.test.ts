import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
import { Analytics, Buyers, SessionStore } from '@member-portal/application/ports';
import { RecordEvent } from '@member-portal/application/telemetry';
import { trackedEvent } from '@member-portal/domain/telemetry';
import { createPortalContainer } from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noPage } from '../../../src/infrastructure/browser/page-events.ts';
import { createDataLayerAnalytics } from '../../../src/infrastructure/data-layer/data-layer-analytics.ts';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import { createLocalPrivacyChoices } from '../../../src/infrastructure/storage/local-privacy-choices.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';
import { buyerSample } from '../../support/infrastructure/wire-samples.ts';

const START_ENTRIES = [
  { breadVersion: '2.0', tenantName: 'Northwind' },
  { tenant_id: 'northwind', app_environment: 'sandbox' },
];

const aDataLayer = (
  session = undefined as ReturnType<typeof aSession> | undefined,
  choices = createMemoryPrivacyChoices(),
) => {
  const dataLayer: unknown[] = [];
  const sessions = fakeSessionStore(session);
  const tenant = { name: 'Northwind', id: 'northwind', env: 'sandbox' };
  const analytics = createDataLayerAnalytics(dataLayer, tenant, sessions, choices);
  return { dataLayer, sessions, analytics, choices };
};

/** What a tag manager knows after all entries: objects are merged into those of the same name, other values replace them. */
const merged = (entries: readonly unknown[]): object => {
  const isMerged = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const merge = (into: object, from: object): object => {
    for (const [name, value] of Object.entries(from)) {
      const kept: unknown = Reflect.get(into, name);
      Reflect.set(into, name, isMerged(value) ? merge(isMerged(kept) ? kept : {}, value) : value);
    }
    return into;
  };
  return entries.filter(isMerged).reduce<object>(merge, {});
};

describe('the data layer', () => {
  it('that throws keeps nothing from being done', () => {
    const broken = {
      push: () => {
        throw new TypeError('a tag failed');
      },
    };
    const sessions = fakeSessionStore(aSession(START));
    const tenant = { name: 'Northwind', id: 'northwind', env: 'sandbox' };
    const analytics = createDataLayerAnalytics(broken, tenant, sessions, createMemoryPrivacyChoices());
    expect(() => {
      analytics.pageLoaded('outstanding loans');
      analytics.track(trackedEvent('financial_privacy_policy').event);
      sessions.close('signed-out');
    }).not.toThrow();
  });

  // Proves.
  it('begins with the initial entries and the tenant’s dimensions', () => {
    expect(aDataLayer().dataLayer).toEqual(START_ENTRIES);
  });

  it('begins with the buyer too when a page opens signed in', () => {
    expect(aDataLayer(aSession(START)).dataLayer).toEqual([...START_ENTRIES, { buyer_id: AVERY }]);
  });

  // Proves.
  it('has a page view by its event name', () => {
    const { dataLayer, analytics } = aDataLayer();
    analytics.pageLoaded('outstanding loans');
    expect(dataLayer.slice(2)).toEqual([
      { event: 'pageLoaded', eventInfo: { pageName: 'outstanding loans' } },
    ]);
  });

  // Proves.
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

  // Proves.
  it('has e-mail and mobile of the signed-in buyer once it is told them, and forgets them at the end', () => {
    const { dataLayer, analytics, sessions } = aDataLayer(aSession(START));
    const contact = { email: 'avery.stone@example.com', phone: '+12025550101' };
    analytics.identify({ buyerId: 'somebody-else', ...contact });
    analytics.identify({ buyerId: AVERY, ...contact });
    analytics.identify({ buyerId: AVERY, ...contact });
    sessions.close('signed-out');
    analytics.identify({ buyerId: AVERY, ...contact });
    expect(dataLayer.slice(3)).toEqual([
      { buyer_id: AVERY, email: contact.email, phone_number: contact.phone },
      { buyer_id: undefined, email: undefined, phone_number: undefined },
    ]);
  });

  it('receives nothing of a visitor who opted out, until they opt in again', () => {
    const { dataLayer, analytics, choices } = aDataLayer(aSession(START));
    choices.keep({ optedOut: true, doNotShare: false });
    analytics.pageLoaded('account details');
    analytics.track('change_language', { locale: 'fr-ca' });
    analytics.identify({ buyerId: AVERY, email: 'avery.stone@example.com', phone: '+12025550101' });
    expect(dataLayer.slice(2)).toEqual([{ buyer_id: AVERY }, { buyer_id: undefined }]);
    choices.keep({ optedOut: false, doNotShare: false });
    analytics.pageLoaded('account details');
    expect(dataLayer.slice(4)).toEqual([
      { buyer_id: AVERY, email: 'avery.stone@example.com', phone_number: '+12025550101' },
      { event: 'pageLoaded', eventInfo: { pageName: 'account details', buyerID: AVERY } },
    ]);
  });

  it('receives a number that is gone as undefined, and keeps what stays', () => {
    const { dataLayer, analytics } = aDataLayer(aSession(START));
    const email = 'avery.stone@example.com';
    analytics.identify({ buyerId: AVERY, email, phone: '+12025550101' });
    analytics.identify({ buyerId: AVERY, email, phone: undefined });
    expect(dataLayer.slice(-1)).toEqual([{ buyer_id: AVERY, email, phone_number: undefined }]);
  });

  it('begins a page of somebody who opted out with the tenant alone', () => {
    const optedOut = createMemoryPrivacyChoices({ optedOut: true });
    const { dataLayer, sessions, analytics } = aDataLayer(aSession(START), optedOut);
    analytics.pageLoaded('outstanding loans');
    sessions.close('signed-out');
    sessions.open(aSession(START));
    expect(dataLayer).toEqual(START_ENTRIES);
  });

  it('receives events without the buyer’s identity where that is not to be shared', () => {
    const { dataLayer, analytics, choices } = aDataLayer(aSession(START));
    choices.keep({ optedOut: false, doNotShare: true });
    analytics.identify({ buyerId: AVERY, email: 'avery.stone@example.com', phone: '+12025550101' });
    analytics.pageLoaded('account details');
    expect(dataLayer.slice(3)).toEqual([
      { buyer_id: undefined },
      { event: 'pageLoaded', eventInfo: { pageName: 'account details' } },
    ]);
  });

  it.each([
    ['signs out', ({ sessions }: ReturnType<typeof aDataLayer>) => sessions.close('signed-out')],
    [
      'is not to be shared any more',
      ({ choices }: ReturnType<typeof aDataLayer>) => choices.keep({ optedOut: false, doNotShare: true }),
    ],
  ])('leaves no id of a buyer who %s in a tag manager, which merges the entries of events', (_, happens) => {
    const told = aDataLayer(aSession(START));
    told.analytics.pageLoaded('outstanding loans');
    expect(JSON.stringify(merged(told.dataLayer))).toContain(AVERY);
    happens(told);
    told.analytics.track('incorrect_code');
    expect(JSON.stringify(merged(told.dataLayer))).not.toContain(AVERY);
  });

  it('leaves no field of an earlier event in a tag manager, which merges the entries of events', () => {
    const { dataLayer, analytics } = aDataLayer(aSession(START));
    analytics.track('login_failure', { reason: 'wrong-code' });
    analytics.pageLoaded('outstanding loans');
    const eventInfo = { reason: undefined, pageName: 'outstanding loans', buyerID: AVERY };
    expect(merged(dataLayer)).toMatchObject({ event: 'pageLoaded', eventInfo });
    analytics.track('autopay_toggle_on');
    expect(merged(dataLayer)).toMatchObject({
      eventInfo: { reason: undefined, pageName: undefined, buyerID: AVERY },
    });
  });

  it('takes a tracked event as a typed call', () => {
    const { dataLayer, analytics } = aDataLayer();
    const record = RecordEvent.create({ analytics });
    record(trackedEvent('camera_click'));
    record(trackedEvent('image_upload_error', { reason: 'too-large' }));
    const events = dataLayer.slice(2).map((entry) => (entry as { event: string }).event);
    expect(events).toEqual(['camera_click', 'image_upload_error']);
    expect(dataLayer[3]).toEqual({ event: 'image_upload_error', eventInfo: { reason: 'too-large' } });
  });
});

describe('the data layer of another open tab', () => {
  const aTab = () => {
    const storage = workingStorage();
    const page = aPage();
    const dataLayer: unknown[] = [];
    const { services, dispose } = createPortalContainer({
      configuration: aConfiguration(),
      platform: aPlatform({ dataLayer, localStorage: storage, page }),
    });
    onTestFinished(dispose);
    services.get(Analytics);
    services.get(SessionStore).open(aSession(Date.now() as typeof START));
    const elsewhere = createLocalPrivacyChoices(createFallbackStorage(storage), 'northwind', noPage);
    return { page, dataLayer, elsewhere };
  };

  it.each([
    ['is opted out of', { optedOut: true, doNotShare: false }],
    ['is not to be shared', { optedOut: false, doNotShare: true }],
  ])('forgets who is signed in as soon as it %s in any tab', (_, choice) => {
    const { page, dataLayer, elsewhere } = aTab();
    elsewhere.keep(choice);
    page.happen('storage');
    expect(dataLayer.slice(2)).toEqual([{ buyer_id: AVERY }, { buyer_id: undefined }]);
    elsewhere.keep({ optedOut: false, doNotShare: false });
    page.happen('storage');
    expect(dataLayer.slice(4)).toEqual([{ buyer_id: AVERY }]);
  });

  it('repeats nothing when another key of storage changes', () => {
    const { page, dataLayer } = aTab();
    page.happen('storage');
    expect(dataLayer.slice(2)).toEqual([{ buyer_id: AVERY }]);
  });
});

describe('the identity of a buyer', () => {
  const aTenant = async (analyticsidentity: boolean) => {
    const buyer = buyerSample;
    const server = await loopbackServer((response) => json(response, 200, buyer));
    const dataLayer: unknown[] = [];
    const { services, loadSignedIn, dispose } = createPortalContainer({
      configuration: aConfiguration({ analyticsidentity, apiurl: server.origin }),
      platform: aPlatform({ fetch: globalThis.fetch, dataLayer }),
    });
    onTestFinished(dispose);
    services.get(SessionStore).open({ ...aSession(Date.now() as typeof START), buyerId: buyer.id as never });
    await loadSignedIn();
    await services.get(Buyers).read(buyer.id as never);
    return { told: JSON.stringify(dataLayer), buyer };
  };

  // Proves.
  it('is told with e-mail and mobile where the tenant says so', async () => {
    const { told, buyer } = await aTenant(true);
    expect(told).toContain(
      JSON.stringify({ buyer_id: buyer.id, email: buyer.identity.email, phone_number: buyer.identity.phone }),
    );
  });

  // Proves.
  it('is its id alone where the tenant does not', async () => {
    const { told, buyer } = await aTenant(false);
    expect(told).toContain(JSON.stringify({ buyer_id: buyer.id }));
    expect(told).not.toContain(buyer.identity.email);
    expect(told).not.toContain(buyer.identity.phone.slice(1));
  });
});

import { ChangeAddress } from '@member-portal/application/account';
import { type AddressState, BeginAddressChange } from '@member-portal/application/flows/address';
import { Analytics, DraftStore, provideTenant, SessionStore } from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import { KeptDrafts } from '@member-portal/application/session';
import type { Buyer, BuyerId, PostalAddress } from '@member-portal/domain/buyer';
import fc from 'fast-check';
import { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeBuyers } from '../../../support/fakes/fake-buyers.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakeFeatureFlags } from '../../../support/fakes/fake-feature-flags.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

/** The borrower's tab: its storage, which survives a reload, and the flow of its page. */
const aTab = (pace: () => Promise<unknown> = async () => undefined) => {
  const buyers = fakeBuyers();
  const sessions = fakeSessionStore(aSession(START));
  const analytics = fakeAnalytics();
  const store = fakeDraftStore();
  const flags = fakeFeatureFlags({ editAddress: true });
  const change = ChangeAddress.create({ buyers, sessions, flags });
  const filed: (PostalAddress | undefined)[] = [];
  let asked = 0;
  const changeAddress: ChangeAddress = (input) => {
    asked += 1;
    return ResultAsync.fromSafePromise(pace())
      .andThen(() => change(input))
      .andTee((buyer) => filed.push(buyer.contacts[0]?.address));
  };
  const load = () => {
    const services = createServices([
      provide(ChangeAddress, changeAddress),
      provide(Analytics, analytics),
      provide(DraftStore, store),
      provide(SessionStore, sessions),
      ...provideTenant(fakePortalConfiguration()),
    ]);
    const reads = createReadCache();
    let refreshed = 0;
    const counted = {
      ...reads,
      refresh: async (...asked: Parameters<typeof reads.refresh>) => {
        await pace();
        refreshed += 1;
        return reads.refresh(...asked);
      },
    };
    const begin = () =>
      services.get(BeginAddressChange)(
        { onFile: buyers.current().contacts[0]?.address },
        { reads: counted, locale: 'en-us' },
      );
    return { begin, refreshes: () => refreshed, drafts: services.get(KeptDrafts) };
  };
  return { buyers, sessions, analytics, store, filed, asked: () => asked, load };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const typeCity = (state: AddressState, city: string) => {
  if (state.kind === 'saved') throw new Error('it is saved');
  return { kind: 'type-address', draft: { ...state.typed.draft, city } } as const;
};
const saveCity = async (flow: ReturnType<BeginAddressChange>, city: string): Promise<void> => {
  flow.send(typeCity(flow.state(), city));
  flow.send({ kind: 'save-address' });
  await settled();
};

describe('the change of an address', () => {
  it('begins with the one on file and records its page at the first subscription', async () => {
    const { load, analytics } = aTab();
    const flow = load().begin();
    expect(analytics.pages).toEqual([]);
    flow.subscribe(() => undefined);
    expect(analytics.pages).toEqual(['edit address']);
    expect(flow.state()).toMatchObject({ kind: 'editing', typed: { draft: { city: 'Albany' } } });
  });

  it('is on file, with the reads refreshed, before it is reported, and its draft is gone', async () => {
    const { load, buyers, store, analytics } = aTab();
    const { begin, refreshes } = load();
    const flow = begin();
    flow.subscribe(() => {
      if (flow.state().kind === 'saved') expect(refreshes()).toBe(1);
    });
    flow.send(typeCity(flow.state(), 'Troy'));
    expect(store.read()?.drafts).toHaveProperty(['account.address', 'draft', 'city'], 'Troy');
    flow.send({ kind: 'save-address' });
    await settled();
    expect(flow.state()).toEqual({ kind: 'saved', address: buyers.current().contacts[0]?.address });
    expect(buyers.current().contacts[0]?.address?.city).toBe('Troy');
    expect(store.read()).toBeUndefined();
    expect(analytics.pages).toEqual(['edit address', 'edit address success']);
  });

  it.each<readonly [string, (contacts: Buyer['contacts']) => Buyer['contacts'], string]>([
    [
      'in the spelling of the platform',
      (contacts) =>
        contacts.map(({ id, address }) => ({
          id,
          address: address && { ...address, city: address.city.toUpperCase() },
        })),
      'TROY',
    ],
    ['as typed where the platform answers without an address', () => [], 'Troy'],
  ])('is reported %s', async (_, answered, city) => {
    const { load, buyers } = aTab();
    const { update } = buyers;
    buyers.update = (...asked) =>
      update(...asked).map((buyer) => ({ ...buyer, contacts: answered(buyer.contacts) }));
    const flow = load().begin();
    await saveCity(flow, 'Troy');
    expect(flow.state()).toMatchObject({ kind: 'saved', address: { city } });
  });

  it('reports why it was not saved, and saves it at the next try', async () => {
    const { load, buyers } = aTab();
    const { begin, refreshes } = load();
    const flow = begin();
    buyers.failNext(OFFLINE);
    await saveCity(flow, 'Troy');
    expect(flow.state()).toMatchObject({ kind: 'editing', failure: OFFLINE });
    // Nothing was sent, so the record is as it was read.
    expect(refreshes()).toBe(0);
    flow.send({ kind: 'save-address' });
    await settled();
    expect(flow.state().kind).toBe('saved');
  });

  it('rereads the record where another address is now on file, so that the next try replaces that one', async () => {
    const { load, buyers } = aTab();
    const { begin, refreshes } = load();
    const flow = begin();
    flow.send(typeCity(flow.state(), 'Troy'));
    buyers.changeUnderneath((buyer) => ({
      ...buyer,
      contacts: buyer.contacts.map(({ id, address }) => ({
        id,
        address: address && { ...address, city: 'Utica' },
      })),
    }));
    flow.send({ kind: 'save-address' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'editing', failure: { kind: 'changed-underneath' } });
    expect(refreshes()).toBe(1);
  });

  it('that is saved after a forced sign-out leaves no draft for the next sign-in', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { load, buyers, sessions } = aTab();
    const { update } = buyers;
    buyers.update = (...asked) =>
      update(...asked).andThen((buyer) => ResultAsync.fromSafePromise(held).map(() => buyer));
    const page = load();
    const flow = page.begin();
    await saveCity(flow, 'Troy');
    sessions.close('rejected');
    flow.dispose();
    release();
    await settled();
    sessions.open(aSession(START));
    expect(buyers.current().contacts[0]?.address?.city).toBe('Troy');
    expect(page.drafts.read({ name: 'account.address' })).toBeUndefined();
  });

  it('starts a reloaded page with the draft, unless another address is on file by then', async () => {
    const { load, buyers } = aTab();
    const flow = load().begin();
    flow.send(typeCity(flow.state(), 'Troy'));
    expect(load().begin().state()).toMatchObject({ typed: { draft: { city: 'Troy' } } });
    buyers.changeUnderneath((buyer) => ({
      ...buyer,
      contacts: buyer.contacts.map(({ id, address }) => ({
        id,
        address: address && { ...address, city: 'Utica' },
      })),
    }));
    expect(load().begin().state()).toMatchObject({ typed: { draft: { city: 'Utica' } } });
  });

  it('completes after disposal: the change is made, the reads refreshed, the draft dropped, and no listener called', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { load, buyers, store, analytics } = aTab(() => held);
    const { begin, refreshes } = load();
    const flow = begin();
    flow.send(typeCity(flow.state(), 'Troy'));
    flow.send({ kind: 'save-address' });
    flow.dispose();
    release();
    await settled();
    expect(buyers.current().contacts[0]?.address?.city).toBe('Troy');
    expect(refreshes()).toBe(1);
    expect(store.read()).toBeUndefined();
    expect(flow.state().kind).toBe('saving');
    expect(analytics.pages).toEqual(['edit address']);
  });
});

type Real = {
  readonly tab: ReturnType<typeof aTab>;
  page: ReturnType<ReturnType<typeof aTab>['load']>;
  flow: ReturnType<ReturnType<ReturnType<typeof aTab>['load']>['begin']>;
};
type Model = { typed: string };
const command = (name: string, act: (model: Model, real: Real) => void): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: async (model, real) => {
    act(model, real);
    const state = real.flow.state();
    // What was typed is lost only by typing or by success.
    if (state.kind !== 'saved') expect(state.typed.draft.city).toBe(model.typed);
  },
  toString: () => name,
});

describe('a region on file in small letters', () => {
  it('is the one that is chosen, and is still compared as it is on file', async () => {
    const tab = aTab();
    const address: PostalAddress = {
      line1: '12, rue Principale',
      city: 'Québec',
      region: ' qc',
      postalCode: 'G1R 4P5',
      country: 'CA',
    };
    tab.buyers.changeUnderneath((buyer) => ({
      ...buyer,
      contacts: buyer.contacts.map((contact) => ({ ...contact, address })),
    }));
    const flow = tab.load().begin();
    flow.subscribe(() => undefined);
    expect(flow.state()).toMatchObject({ typed: { seen: address, draft: { region: 'QC' } } });
    await saveCity(flow, 'Lévis');
    expect(flow.state()).toMatchObject({ kind: 'saved', address: { region: 'QC', city: 'Lévis' } });
  });
});

describe('in any order of events', () => {
  it('reports success only for what is on file, sends one change at a time, and loses no typed text', () =>
    holdsInTime(
      fc.asyncProperty(
        fc.scheduler(),
        fc.commands(
          [
            fc.constantFrom('', 'Troy', 'Utica').map((city) =>
              command(`type ${city}`, (model, { flow }) => {
                const state = flow.state();
                if (state.kind === 'saved') return;
                flow.send(typeCity(state, city));
                model.typed = city;
              }),
            ),
            fc.constant(command('save', (_, { flow }) => flow.send({ kind: 'save-address' }))),
            fc.constant(command('go offline', (_, { tab }) => tab.buyers.failNext(OFFLINE))),
            fc.constant(command('lose an answer', (_, { tab }) => tab.buyers.loseNextAnswer())),
            fc.constant(command('time out', (_, { tab }) => tab.buyers.failNext(TIMEOUT))),
            fc.constant(command('ignore a write', (_, { tab }) => tab.buyers.ignoreNextWrite())),
            fc.constant(
              command('sign another buyer in', (model, real) => {
                real.flow.dispose();
                real.tab.sessions.close('rejected');
                real.tab.sessions.open(aSession(START, 'another' as BuyerId));
                real.tab.sessions.close('rejected');
                real.tab.sessions.open(aSession(START));
                real.flow = real.page.begin();
                real.flow.subscribe(() => undefined);
                const state = real.flow.state();
                model.typed = state.kind === 'saved' ? '' : state.typed.draft.city;
              }),
            ),
          ],
          { size: '+1' },
        ),
        async (scheduler, commands) => {
          const tab = aTab(() => scheduler.schedule(Promise.resolve()));
          const page = tab.load();
          const setup = () => {
            const flow = page.begin();
            flow.subscribe(() => {
              const state = flow.state();
              if (state.kind === 'saved') expect(tab.filed).toContainEqual(state.address);
            });
            const state = flow.state();
            const model = { typed: state.kind === 'saved' ? '' : state.typed.draft.city };
            return { model, real: { tab, page, flow } };
          };
          await fc.scheduledModelRun(scheduler, setup, commands);
          await scheduler.waitIdle();
          // Nothing is written but what a buyer asked for, once each.
          expect(tab.buyers.version() - 1).toBeLessThanOrEqual(tab.asked());
        },
      ),
      { numRuns: 150 },
    ));
});

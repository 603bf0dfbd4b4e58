import { BeginAddMethod } from '@member-portal/application/flows/add-method';
import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  ListPaymentMethods,
} from '@member-portal/application/payment-methods';
import {
  Analytics,
  BuyerActivity,
  Delay,
  DisclosureLibrary,
  FeatureFlags,
  GatewayMessages,
  type GatewayReport,
  PaymentGateway,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeBuyerActivity } from '../../../support/fakes/fake-buyer-activity.ts';
import { fakeDelay } from '../../../support/fakes/fake-delay.ts';
import { fakeDisclosureLibrary } from '../../../support/fakes/fake-disclosure-library.ts';
import { fakeFeatureFlags } from '../../../support/fakes/fake-feature-flags.ts';
import { fakeGatewayMessages } from '../../../support/fakes/fake-gateway-messages.ts';
import { fakePaymentGateway } from '../../../support/fakes/fake-payment-gateway.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { fakeTime, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { paced } from '../../../support/paced.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

const card = aPaymentMethod({ id: 'card-9' as PaymentMethodId, type: 'DEBIT_CARD' });

const aTab = (pace: () => Promise<unknown> = async () => undefined) => {
  const time = fakeTime();
  const sessions = fakeSessionStore(aSession(time.now()));
  const analytics = fakeAnalytics();
  const gateway = fakePaymentGateway();
  const activity = fakeBuyerActivity();
  const library = fakeDisclosureLibrary();
  const atOnce = createServices([
    provide(PaymentGateway, gateway),
    provide(SessionStore, sessions),
    provide(DisclosureLibrary, library),
    provide(GatewayMessages, fakeGatewayMessages),
    provide(BuyerActivity, activity),
    provide(Analytics, analytics),
    provide(Delay, fakeDelay(time)),
    provide(FeatureFlags, fakeFeatureFlags({ connectAccount: true })),
    ...provideTenant(fakePortalConfiguration()),
  ]);
  const services = paced(atOnce, pace, AddPaymentMethod, ConnectAccount, ConfirmAddedMethod);
  const reads = createReadCache();
  let listed: readonly string[] = [];
  reads.watch({ read: 'payment-methods' }, services.get(ListPaymentMethods), (methods) => {
    if (methods.isOk()) listed = methods.value.map(({ id }) => id);
  });
  const onAdded = vi.fn(() => expect(listed).toContain(card.id));
  const onLeft = vi.fn();
  const begin = () => {
    const flow = services.get(BeginAddMethod)({ another: true, onAdded, onLeft }, { reads, locale: 'en-us' });
    flow.subscribe(() => undefined);
    return flow;
  };
  return { begin, time, analytics, gateway, library, activity, onAdded, onLeft, listed: () => listed };
};
type Flow = ReturnType<ReturnType<typeof aTab>['begin']>;
const post = (flow: Flow, data: GatewayReport, origin = 'https://gateway.example'): void =>
  flow.send({ kind: 'page-message', origin, data });
const completed = { kind: 'completed', methodId: card.id } as const;

describe('adding a payment method', () => {
  it('reports the new method once, after the list shows it', async () => {
    const { begin, gateway, analytics, onAdded } = aTab();
    const flow = begin();
    await settled();
    post(flow, { kind: 'ready' });
    gateway.keep(card);
    post(flow, completed);
    post(flow, completed);
    await settled();
    expect(flow.state()).toEqual({ kind: 'added', method: card });
    expect(onAdded.mock.calls).toEqual([[card]]);
    expect(onAdded.mock.results[0]?.type).toBe('return');
    expect(analytics.names()).toEqual(['save_new_payment_method']);
    expect(analytics.pages).toEqual(['add another payment method']);
  });

  it('ignores messages from another origin', async () => {
    const { begin, gateway, analytics } = aTab();
    const flow = begin();
    await settled();
    gateway.keep(card);
    post(flow, completed, 'https://evil.example');
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'form', page: { kind: 'open' } });
    expect(analytics.names()).toEqual([]);
  });

  it('reports activity while the buyer types in the gateway’s form', async () => {
    const { begin, activity } = aTab();
    const signs = vi.fn();
    activity.subscribe(signs);
    const flow = begin();
    await settled();
    post(flow, { kind: 'activity' });
    expect(signs).toHaveBeenCalledTimes(1);
  });

  it('reports a page without messages as silent after a timeout, and opens another in its place', async () => {
    const { begin, time, gateway } = aTab();
    const flow = begin();
    await time.advance(14_999);
    expect(flow.state()).toMatchObject({ page: { silent: false } });
    await time.advance(1);
    expect(flow.state()).toMatchObject({ page: { silent: true } });
    flow.send({ kind: 'try-again' });
    await settled();
    expect(flow.state()).toMatchObject({ page: { kind: 'open', session: { id: 'gateway-2' } } });
    expect(gateway.sessions.map(({ purpose }) => purpose)).toEqual(['ADD_METHOD', 'ADD_METHOD']);
  });

  it('connects an account on the page of the service, in the language of the front end', async () => {
    const { begin, gateway, analytics } = aTab();
    const flow = begin();
    await settled();
    flow.send({ kind: 'connect' });
    await settled();
    const state = flow.state();
    if (state.kind !== 'terms' || state.terms.kind !== 'read') throw new Error('the terms are not read');
    flow.send({ kind: 'terms-shown', document: state.terms.document });
    flow.send({ kind: 'agree' });
    await settled();
    expect(gateway.sessions.at(-1)).toMatchObject({ purpose: 'CONNECT_ACCOUNT', locale: 'en-us' });
    expect(analytics.pages).toEqual([
      'add another payment method',
      'terms and conditions',
      'connect an account',
    ]);
  });

  it('reports why the terms of the service cannot be read, and reads them again', async () => {
    const { begin, library } = aTab();
    const flow = begin();
    library.failNext(OFFLINE);
    flow.send({ kind: 'connect' });
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'terms', terms: { kind: 'unread', failure: OFFLINE } });
    flow.send({ kind: 'try-again' });
    await settled();
    expect(flow.state()).toMatchObject({
      terms: { kind: 'read', document: { kind: 'verification-service' } },
    });
  });

  it('does not reread the list where it is disposed before a page is open', async () => {
    const { begin, gateway, listed } = aTab();
    await settled();
    const flow = begin();
    gateway.keep(card);
    flow.dispose();
    await settled();
    expect(listed()).not.toContain(card.id);
  });

  it('rereads the list where it is disposed while a page is open, as the page may have added a method', async () => {
    const { begin, gateway, listed, time } = aTab();
    const flow = begin();
    await settled();
    gateway.keep(card);
    flow.dispose();
    await settled();
    expect(listed()).toContain(card.id);
    expect(time.waiting()).toBe(0);
  });

  it('confirms an added method after disposal, and notifies nobody', async () => {
    const { begin, gateway, listed, analytics, onAdded } = aTab();
    const flow = begin();
    await settled();
    gateway.keep(card);
    post(flow, completed);
    flow.dispose();
    await settled();
    expect(listed()).toContain(card.id);
    expect(analytics.names()).toEqual(['save_new_payment_method']);
    expect(onAdded).not.toHaveBeenCalled();
  });

  it.each(['back', 'connect', 'dispose'] as const)(
    'rereads the list where it is left by %s after an added method could not be confirmed',
    async (way) => {
      const { begin, gateway, listed, onAdded } = aTab();
      const flow = begin();
      await settled();
      gateway.keep(card);
      // Neither can it be confirmed, nor can the list be read.
      gateway.failNext(OFFLINE);
      gateway.failNext(OFFLINE);
      post(flow, completed);
      await settled();
      expect(flow.state()).toMatchObject({ page: { kind: 'unconfirmed', failure: OFFLINE } });
      expect(listed()).not.toContain(card.id);
      if (way === 'dispose') flow.dispose();
      else flow.send({ kind: way });
      await settled();
      expect(listed()).toContain(card.id);
      expect(onAdded).not.toHaveBeenCalled();
    },
  );

  it.each(['back', 'connect', 'dispose'] as const)(
    'rereads the list where it is left by %s while confirming, which then fails',
    async (way) => {
      let pace = Promise.resolve();
      const { begin, gateway, listed, onAdded } = aTab(() => pace);
      const flow = begin();
      await settled();
      gateway.keep(card);
      let confirm = (): void => undefined;
      pace = new Promise((resolve) => {
        confirm = resolve;
      });
      post(flow, completed);
      await settled();
      expect(flow.state()).toMatchObject({ page: { kind: 'confirming' } });
      if (way === 'dispose') flow.dispose();
      else flow.send({ kind: way });
      await settled();
      expect(listed()).not.toContain(card.id);
      gateway.failNext(OFFLINE);
      confirm();
      await settled();
      expect(listed()).toContain(card.id);
      expect(onAdded).not.toHaveBeenCalled();
    },
  );

  it('reports a method only once the gateway lists it, whatever the order of events', () =>
    holdsInTime(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(
          fc.constantFrom(
            'keep',
            'completed',
            'ready',
            'cancelled',
            'connect',
            'back',
            'again',
            'offline',
            'wait',
            'reopen',
          ),
          { maxLength: 20 },
        ),
        async (scheduler, acts) => {
          const { begin, gateway, time, onAdded, onLeft } = aTab(() => scheduler.schedule(Promise.resolve()));
          let flow = begin();
          let isKept = false;
          for (const act of acts) {
            if (act === 'keep' && !isKept) gateway.keep(card);
            isKept ||= act === 'keep';
            if (act === 'completed') post(flow, completed);
            if (act === 'ready' || act === 'cancelled') post(flow, { kind: act });
            if (act === 'connect' || act === 'back') flow.send({ kind: act });
            if (act === 'again') flow.send({ kind: 'try-again' });
            if (act === 'offline') gateway.failNext(OFFLINE);
            if (act === 'wait') time.pass(15_000);
            if (act === 'reopen') {
              flow.dispose();
              flow = begin();
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
            await settled();
          }
          await scheduler.waitIdle();
          await settled();
          if (!isKept) expect(onAdded).not.toHaveBeenCalled();
          if (flow.state().kind === 'left') expect(onLeft).toHaveBeenCalled();
          const state = flow.state();
          if ('page' in state) expect(['opening', 'confirming']).not.toContain(state.page.kind);
        },
      ),
      { numRuns: 150 },
    ));
});

import type { Flow, FlowContext } from '@member-portal/application/flows';
import {
  type AddMethodEvent,
  type AddMethodState,
  BeginAddMethod,
  type OpenPage,
} from '@member-portal/application/flows/add-method';
import {
  BeginMethodRemoval,
  type RemoveMethodEvent,
  type RemoveMethodState,
} from '@member-portal/application/flows/remove-method';
import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import { createReadCache } from '@member-portal/application/reads';
import { expect } from 'vitest';
import type { MethodsPortal } from '../language/methods-portal.ts';
import type { HeadlessTab } from './headless-tab.ts';
import { until } from './until.ts';

/** What payments are made with, through the flows; the gateway's pages are answered by their forms alone. */
export const headlessMethods = (tab: HeadlessTab): MethodsPortal => {
  let adding: Flow<AddMethodState, AddMethodEvent> | undefined;
  let removing: Flow<RemoveMethodState, RemoveMethodEvent> | undefined;

  const context = (): FlowContext => ({ reads: createReadCache(), locale: tab.locale });
  const methods = async () => (await tab.services.get(ListPaymentMethods)())._unsafeUnwrap();
  const begun = (): Flow<AddMethodState, AddMethodEvent> => {
    if (!adding) throw new Error('no method is being added');
    return adding;
  };
  const openPage = async (kind: 'form' | 'connect'): Promise<OpenPage> => {
    const { page } = await until(begun(), kind, (state) => state.page.kind === 'open');
    if (page.kind !== 'open') throw new Error(`the page is ${page.kind}`);
    return page;
  };
  /** Sends a form of the page, and passes on what the page that answers would post to the one around it. */
  const send = async (
    kind: 'form' | 'connect',
    step: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const { url } = (await openPage(kind)).session;
    const page = await tab.browser.network.fetch(`${url}/${step}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const html = await page.text();
    const said = (name: string): string | undefined =>
      new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] || undefined;
    const data = {
      source: 'gateway',
      session: said('session'),
      type: said('type'),
      ...(said('method') ? { paymentMethodId: said('method') } : {}),
      ...(said('error') ? { error: said('error') } : {}),
    };
    expect(said('origin')).toBe(tab.browser.network.origin);
    begun().send({ kind: 'page-message', origin: new URL(url).origin, data });
  };

  return {
    seesMethods: async (truths) => {
      const listed = (await methods()).map(({ id, type, last4 }) => ({ id, type, last4 }));
      expect(listed.toSorted(byId)).toEqual(truths.toSorted(byId));
    },
    beginsToAddMethod: async () => {
      adding?.dispose();
      adding = tab.services.get(BeginAddMethod)(
        { another: (await methods()).length > 0, onAdded: () => undefined, onLeft: () => undefined },
        context(),
      );
      await openPage('form');
    },
    givesCard: (wish) => send('form', 'card', { ...wish }),
    givesBankAccount: ({ place, ...wish }) => send('form', 'bank', { ...wish, ...place }),
    agreesToConnect: async () => {
      begun().send({ kind: 'connect' });
      const { terms } = await until(begun(), 'terms', (state) => state.terms.kind === 'read');
      if (terms.kind === 'read') begun().send({ kind: 'terms-shown', document: terms.document });
      begun().send({ kind: 'agree' });
      await send('connect', 'terms');
    },
    signsInAtBank: async (user) => {
      await send('connect', 'pick', { bank: 'granite-valley' });
      await send('connect', 'sign-in', { user, password: 'secret' });
    },
    isToldWhyNotAdded: async (error) => {
      const state = begun().state();
      expect('page' in state ? state.page : state).toMatchObject({ kind: 'open', error });
    },
    isToldMethodAdded: async () => {
      await until(begun(), 'added');
    },
    removesMethod: async ({ id }) => {
      const method = (await methods()).find((known) => known.id === id);
      if (!method) throw new Error('the method is not listed');
      removing = tab.services.get(BeginMethodRemoval)({ method, onRemoved: () => undefined }, context());
      removing.send({ kind: 'remove' });
    },
    isToldMethodRemoved: async () => {
      if (!removing) throw new Error('no method is being removed');
      await until(removing, 'removed');
    },
    isToldAutopayUsesMethod: async (loan) => {
      if (!removing) throw new Error('no method is being removed');
      const { loans } = await until(removing, 'autopay-enrolled');
      expect(loans.map(({ id }) => id)).toEqual([loan.id]);
    },
  };
};

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

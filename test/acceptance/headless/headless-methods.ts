import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  ListPaymentMethods,
  RemovePaymentMethod,
} from '@member-portal/application/payment-methods';
import { GatewayMessages, type GatewayReport, type GatewaySession } from '@member-portal/application/ports';
import { err, type Result } from 'neverthrow';
import { expect } from 'vitest';
import type { MethodsPortal } from '../language/methods-portal.ts';
import type { HeadlessTab } from './headless-tab.ts';

/** What payments are made with, through the use cases; the gateway's pages are answered by their forms alone. */
export const headlessMethods = (tab: HeadlessTab): MethodsPortal => {
  let session: GatewaySession | undefined;
  let report: GatewayReport | undefined;
  let added: Result<unknown, unknown> = err('nothing was added');
  let removed: Awaited<ReturnType<RemovePaymentMethod>> | undefined;

  const methods = async () => (await tab.services.get(ListPaymentMethods)())._unsafeUnwrap();
  /** Sends a form of the page, and reads what the page that answers would post to the one around it. */
  const send = async (step: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
    if (!session) throw new Error('no page of the gateway is open');
    const { url, id } = session;
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
    report = tab.services.get(GatewayMessages).read({ id, url }, { origin: new URL(url).origin, data });
    if (report?.kind === 'completed') added = await tab.services.get(ConfirmAddedMethod)(report.methodId);
  };

  return {
    seesMethods: async (truths) => {
      const listed = (await methods()).map(({ id, type, last4 }) => ({ id, type, last4 }));
      expect(listed.toSorted(byId)).toEqual(truths.toSorted(byId));
    },
    beginsToAddMethod: async () => {
      session = (await tab.services.get(AddPaymentMethod)({ locale: tab.locale }))._unsafeUnwrap();
    },
    givesCard: (wish) => send('card', { ...wish }),
    givesBankAccount: ({ place, ...wish }) => send('bank', { ...wish, ...place }),
    agreesToConnect: async () => {
      session = (await tab.services.get(ConnectAccount)({ locale: tab.locale }))._unsafeUnwrap();
      await send('terms');
    },
    signsInAtBank: async (user) => {
      await send('pick', { bank: 'granite-valley' });
      await send('sign-in', { user, password: 'secret' });
    },
    isToldWhyNotAdded: async (error) => {
      expect(report).toEqual({ kind: 'failed', error });
    },
    isToldMethodAdded: async () => {
      expect(added.isOk()).toBe(true);
      added = err('nothing was added');
    },
    removesMethod: async ({ id }) => {
      const method = (await methods()).find((known) => known.id === id);
      if (!method) throw new Error('the method is not listed');
      removed = await tab.services.get(RemovePaymentMethod)(method);
    },
    isToldMethodRemoved: async () => {
      expect(removed?.isOk()).toBe(true);
    },
    isToldAutopayUsesMethod: async (loan) => {
      const failure = removed?._unsafeUnwrapErr();
      expect(failure?.kind === 'autopay-enrolled' ? failure.loans.map(({ id }) => id) : failure).toEqual([
        loan.id,
      ]);
    },
  };
};

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

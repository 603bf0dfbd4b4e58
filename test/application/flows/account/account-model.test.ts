import {
  type AccountEvent,
  BeginAccount,
  type EditedItem,
  pageOf,
} from '@member-portal/application/flows/account';
import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
import {
  Analytics,
  DraftStore,
  type PrivacyChoice,
  PrivacyChoices,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import type { BuyerId } from '@member-portal/domain/buyer';
import { type Arbitrary, array, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { AVERY, aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { holds } from '../../../support/property-runs.ts';

type Act =
  | AccountEvent
  /** Choices made in another tab. */
  | { readonly kind: 'chosen-elsewhere'; readonly choice: PrivacyChoice }
  /** The page starts again, in a new program or in the same one. */
  | { readonly kind: 'reload' | 'come-back' }
  /** The session ends, by force or by choice, and somebody signs in. */
  | { readonly kind: 'forced-out' | 'sign-out'; readonly next: BuyerId };

const anyItem = constantFrom<EditedItem>('email', 'mobile', 'address', 'language');
const anyAct: Arbitrary<Act> = oneof(
  record({ kind: constant('edit' as const), item: anyItem }),
  record({ kind: constant('edit' as const), item: anyItem }),
  constant<Act>({ kind: 'close' }),
  constantFrom<Act>({ kind: 'reload' }, { kind: 'come-back' }),
  constantFrom<Act>({ kind: 'read-policy' }, { kind: 'close-policy' }),
  record({
    kind: constant('choose-privacy' as const),
    name: constantFrom<keyof PrivacyChoice>('optedOut', 'doNotShare'),
    on: boolean(),
  }),
  record({
    kind: constant('chosen-elsewhere' as const),
    choice: record({ optedOut: boolean(), doNotShare: boolean() }),
  }),
  record({
    kind: constantFrom('forced-out' as const, 'sign-out' as const),
    next: constantFrom(AVERY, AVERY, 'buyer-blake' as BuyerId),
  }),
);

/** What a buyer may still press on a page that was left. */
const LATE: readonly AccountEvent[] = [
  { kind: 'edit', item: 'email' },
  { kind: 'close' },
  { kind: 'choose-privacy', name: 'doNotShare', on: true },
  { kind: 'read-policy' },
];

const aBrowser = () => {
  const analytics = fakeAnalytics();
  const memory = createMemoryPrivacyChoices();
  const watching = new Set<() => void>();
  const choices: PrivacyChoices = {
    ...memory,
    subscribe: (listener) => {
      watching.add(listener);
      const stop = memory.subscribe(listener);
      return () => {
        watching.delete(listener);
        stop();
      };
    },
  };
  const store = fakeDraftStore();
  /** A program that has just started, and its session. */
  const load = (buyerId: BuyerId) => {
    const sessions = fakeSessionStore(aSession(START, buyerId));
    const services = createServices([
      provide(Analytics, analytics),
      provide(PrivacyChoices, choices),
      provide(SessionStore, sessions),
      provide(DraftStore, store),
    ]);
    return { sessions, services };
  };
  return { analytics, choices, watching, load };
};

/** Plays a buyer at the account page, and checks after each act what is shown, recorded and kept. */
const play = (acts: readonly Act[]): void => {
  const { analytics, choices, watching, load } = aBrowser();
  let buyer = AVERY;
  let program = load(buyer);
  let pages = 0;
  const recorded: { event: string; info: unknown }[] = [];

  const begin = (found?: EditedItem) => {
    const flow = program.services.get(BeginAccount)();
    expect(flow.state()).toEqual({
      dialog: undefined,
      choice: choices.current(),
      readsPolicy: false,
    });
    // A page without a subscriber is not recorded.
    expect(analytics.pages).toHaveLength(pages);
    const page = {
      flow,
      open: found,
      openings: found ? 1 : 0,
      resumed: found !== undefined,
      reads: false,
      told: 0,
      isLeft: false,
    };
    flow.subscribe(() => {
      expect(page.isLeft).toBe(false);
      page.told += 1;
    });
    pages += 1;
    return page;
  };

  let page = begin();
  /** What of the open dialog is found again: choosing a language is done by a reload. */
  const kept = (): EditedItem | undefined => (page.open === 'language' ? undefined : page.open);
  const check = (): void => {
    const state = page.flow.state();
    expect(state.dialog?.open ? state.dialog.item : undefined).toBe(page.open);
    expect(state.dialog?.opened ?? 0).toBe(page.openings);
    expect(state.dialog?.resumed ?? false).toBe(page.resumed);
    expect(state.choice).toEqual(choices.current());
    expect(state.readsPolicy).toBe(page.reads);
    expect(pageOf(state)).toBe('account details');
    expect(analytics.pages).toEqual(Array.from({ length: pages }, () => 'account details'));
    expect(analytics.events).toEqual(recorded);
    expect(watching.size).toBe(1);
  };
  const leave = (): void => {
    const { flow } = page;
    page.isLeft = true;
    flow.dispose();
    const [last, chosen] = [flow.state(), choices.current()];
    for (const event of LATE) flow.send(event);
    choices.keep({ optedOut: !chosen.optedOut, doNotShare: !chosen.doNotShare });
    choices.keep(chosen);
    expect(flow.state()).toBe(last);
    expect(watching.size).toBe(0);
    expect(analytics.events).toEqual(recorded);
  };
  const send = (event: AccountEvent): void => {
    const [before, told] = [page.flow.state(), page.told];
    page.flow.send(event);
    expect(page.told > told).toBe(page.flow.state() !== before);
  };

  check();
  for (const act of acts) {
    switch (act.kind) {
      case 'edit':
        // An open dialog covers the page, and no dialog leads to the question about the language.
        if (act.item === 'language' && page.open) break;
        send(act);
        page.open = act.item;
        page.openings += 1;
        page.resumed = false;
        break;
      case 'close': {
        const before = page.flow.state();
        send(act);
        if (!page.open) expect(page.flow.state()).toBe(before);
        page.open = undefined;
        break;
      }
      case 'choose-privacy': {
        const before = choices.current();
        recorded.push({
          event: act.name === 'optedOut' ? 'opt_out_toggle' : 'do_not_share_my_information',
          info: { optedOut: act.on },
        });
        send(act);
        expect(choices.current()).toEqual({ ...before, [act.name]: act.on });
        break;
      }
      case 'read-policy':
        recorded.push({ event: 'financial_privacy_policy', info: {} });
        send(act);
        page.reads = true;
        break;
      case 'close-policy':
        send(act);
        page.reads = false;
        break;
      case 'chosen-elsewhere':
        choices.keep(act.choice);
        break;
      case 'reload':
        leave();
        program = load(buyer);
        page = begin(kept());
        break;
      case 'come-back':
        leave();
        page = begin(kept());
        break;
      case 'forced-out':
      case 'sign-out': {
        const { kind, next } = act;
        const found = kind === 'forced-out' && next === buyer ? kept() : undefined;
        program.sessions.close(kind === 'forced-out' ? 'rejected' : 'signed-out');
        leave();
        program.sessions.open(aSession(START, next));
        buyer = next;
        page = begin(found);
      }
    }
    check();
  }
  leave();
};

it('whatever a buyer opens, chooses and returns to, the account page shows it, records it once and restores the open dialog', () =>
  holds(property(array(anyAct, { maxLength: 20, size: 'max' }), play)));

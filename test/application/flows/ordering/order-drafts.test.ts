import { type DraftPlace, isBoolean, KeptDrafts } from '@member-portal/application/session';
import { describe, expect, it } from 'vitest';
import { createOrderDrafts } from '../../../../src/application/flows/ordering/order-drafts.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';

const session = aSession(Date.UTC(2026, 10, 21) as Parameters<typeof aSession>[0]);
const form: DraftPlace<boolean> = { name: 'form', accepts: isBoolean };
const dialog: DraftPlace<boolean> = { name: 'dialog', accepts: isBoolean };

/** The drafts of one order, and what a reload would find of them. */
const anOrder = () => {
  const store = fakeDraftStore();
  const open = () => KeptDrafts.create({ sessions: fakeSessionStore(session), store });
  const drafts = open();
  for (const place of [form, dialog]) drafts.keep(place, true);
  const afterReload = () => [form, dialog].map((place) => open().read(place));
  return { drafts, order: createOrderDrafts(drafts, [form, dialog]), afterReload };
};

describe('the drafts of an order', () => {
  it('outlive a reload after each refusal, and not while it is in progress', () => {
    const { order, afterReload } = anOrder();
    for (let sending = 0; sending < 3; sending += 1) {
      order.hold();
      expect(afterReload()).toEqual([undefined, undefined]);
      order.release();
      expect(afterReload()).toEqual([true, true]);
    }
  });

  it('outlive a reload once an order is refused whose earlier answer was lost', () => {
    const { order, afterReload } = anOrder();
    order.hold();
    order.hold();
    order.release();
    expect(afterReload()).toEqual([true, true]);
  });

  it('are dropped once the order was made', () => {
    const { drafts, order, afterReload } = anOrder();
    order.hold();
    order.settle();
    order.release();
    expect([form, dialog].map((place) => drafts.read(place))).toEqual([undefined, undefined]);
    expect(afterReload()).toEqual([undefined, undefined]);
  });
});

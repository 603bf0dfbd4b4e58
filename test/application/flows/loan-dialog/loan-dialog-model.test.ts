import {
  BeginLoanDialogs,
  type KeptSubject,
  type LoanDialogSubject,
  type LoanDialogsEvent,
} from '@member-portal/application/flows/loan-dialog';
import type { BuyerId } from '@member-portal/domain/buyer';
import { type Arbitrary, array, constant, constantFrom, oneof, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { AVERY, aSession } from '../../../support/builders/a-session.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { holds } from '../../../support/property-runs.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';

const PATHS = ['/loans/outstanding', '/loans/loan-1'] as const;
type Path = (typeof PATHS)[number];

const amount = usd(10_800);
const SUBJECTS: readonly LoanDialogSubject[] = [
  { flow: 'payment', loanId: LOAN },
  { flow: 'payment', loanId: LOAN, retried: { id: 'payment-7', amount }, start: { at: 'review', amount } },
  { flow: 'payoff', loanId: LOAN },
  { flow: 'autopay', loanId: LOAN, enrolled: true },
  { flow: 'cancel', loanId: LOAN, payment: aPaymentRequest() },
];

type Act =
  | LoanDialogsEvent
  /** Loads the same page or another one in a new program. Nobody disposes a page that the browser throws away. */
  | { readonly kind: 'load'; readonly path: Path }
  /** Leaves the page for another one or the same, within the program. */
  | { readonly kind: 'go-to'; readonly path: Path }
  /** The session ends, by force or by choice, before the page is left, and somebody signs in on it. */
  | { readonly kind: 'forced-out' | 'sign-out'; readonly next: BuyerId };

const anyAct: Arbitrary<Act> = oneof(
  record({ kind: constant('open' as const), subject: constantFrom(...SUBJECTS) }),
  constant<Act>({ kind: 'close' }),
  record({ kind: constantFrom('load' as const, 'go-to' as const), path: constantFrom(...PATHS) }),
  record({
    kind: constantFrom('forced-out' as const, 'sign-out' as const),
    next: constantFrom(AVERY, AVERY, 'buyer-blake' as BuyerId),
  }),
);

/** Plays a buyer on pages with dialogs about loans, and checks after each act which one is open. */
const play = (acts: readonly Act[]): void => {
  const store = fakeDraftStore();
  const { openPage } = aBrowser();
  const load = (buyerId: BuyerId) => openPage(buyerId, store);
  let buyer = AVERY;
  let path: Path = PATHS[0];
  let program = load(buyer);
  /** What is to be found again, by the path that it was open on. */
  const kept = new Map<Path, KeptSubject>();

  const begin = () => {
    const found = kept.get(path);
    const flow = program.services.get(BeginLoanDialogs)(path);
    // Nothing is found before the first subscription.
    expect(flow.state()).toBeUndefined();
    const page = {
      flow,
      isOpen: found !== undefined,
      last: found as LoanDialogSubject | undefined,
      count: found ? 1 : 0,
      told: 0,
      isLeft: false,
    };
    flow.subscribe(() => {
      expect(page.isLeft).toBe(false);
      page.told += 1;
    });
    return page;
  };

  let page = begin();
  const check = (): void => {
    const { isOpen, last, count } = page;
    expect(page.flow.state()).toEqual(last && { subject: last, open: isOpen, count });
    const drafts = Object.fromEntries([...kept].map(([at, subject]) => [`open dialog ${at}`, subject]));
    expect(store.read()?.drafts ?? {}).toEqual(drafts);
  };
  const leave = (): void => {
    const { flow } = page;
    page.isLeft = true;
    flow.dispose();
    const [last, stored] = [flow.state(), store.read()];
    for (const subject of SUBJECTS) flow.send({ kind: 'open', subject });
    flow.send({ kind: 'close' });
    expect([flow.state(), store.read()]).toEqual([last, stored]);
  };
  const send = (event: LoanDialogsEvent): void => {
    const [before, told] = [page.flow.state(), page.told];
    page.flow.send(event);
    expect(page.told - told).toBe(page.flow.state() === before ? 0 : 1);
  };

  for (const act of acts) {
    switch (act.kind) {
      case 'open':
        send(act);
        page.isOpen = true;
        page.last = act.subject;
        page.count += 1;
        // A buyer is not asked twice to cancel a payment.
        if (act.subject.flow === 'cancel') kept.delete(path);
        else kept.set(path, act.subject);
        break;
      case 'close': {
        const before = page.flow.state();
        send(act);
        if (!page.isOpen) expect(page.flow.state()).toBe(before);
        page.isOpen = false;
        kept.delete(path);
        break;
      }
      case 'load':
        page.isLeft = true;
        program = load(buyer);
        ({ path } = act);
        page = begin();
        break;
      case 'go-to':
        leave();
        kept.delete(path);
        ({ path } = act);
        page = begin();
        break;
      case 'forced-out':
      case 'sign-out': {
        const { kind, next } = act;
        if (kind === 'sign-out' || next !== buyer) kept.clear();
        program.sessions.close(kind === 'forced-out' ? 'rejected' : 'signed-out');
        leave();
        expect(store.read()).toBeUndefined();
        program.sessions.open(aSession(START, next));
        buyer = next;
        page = begin();
      }
    }
    check();
  }
};

it('whichever dialogs are opened, left and returned to, one is open at a time and is restored on its page', () =>
  holds(property(array(anyAct, { maxLength: 20, size: 'max' }), play)));

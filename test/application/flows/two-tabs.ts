import type { Flow } from '@member-portal/application/flows';
import type { Consent, ConsentEvent } from '@member-portal/application/flows/ordering';
import type { OrderFailure } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import { MAY_ARRIVE_WITHIN_MS } from '@member-portal/domain/payment';
import {
  type Arbitrary,
  array,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  oneof,
  record,
  type Scheduler,
  scheduler,
  schedulerFor,
} from 'fast-check';
import { expect } from 'vitest';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import type { FakeServicing } from '../../support/fakes/fake-servicing.ts';
import { settled } from '../../support/fakes/fake-time.ts';
import { type Fault, OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../support/property-runs.ts';
import { aBrowser, type Page } from './payment/browser.ts';

const JORDAN = 'buyer-2' as BuyerId;

const faults: readonly Fault<OrderFailure>[] = [
  { kind: 'lost-before', failure: OFFLINE },
  { kind: 'lost-after', failure: TIMEOUT },
  { kind: 'arrives-late', after: 60_000, failure: TIMEOUT },
  { kind: 'answered', failure: { kind: 'session-expired' } },
  { kind: 'answered', failure: { kind: 'bad-request', status: 429, message: '' } },
  { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } },
  { kind: 'answered', failure: { kind: 'refused', refusal: 'key-reused' } },
];

type Restart = 'reopen' | 'reload' | 'kill' | 'sign-in-again' | 'change-buyer';

/** What a buyer does in one of two tabs, what the platform does meanwhile, or that some time passes. */
export type Command<Event> =
  | { readonly kind: 'agree'; readonly tab: 0 | 1; readonly choice: 0 | 1 }
  | { readonly kind: 'send'; readonly tab: 0 | 1; readonly event: Event }
  | { readonly kind: Restart; readonly tab: 0 | 1 }
  | { readonly kind: 'fault'; readonly fault: Fault<OrderFailure> }
  | { readonly kind: 'go-on'; readonly all: boolean };

/** A flow that orders something, and how a model reads its states. */
export interface Ordering<State, Event> {
  readonly given: Parameters<typeof aBrowser>[0];
  readonly begin: (page: Page) => Flow<State, Event | ConsentEvent>;
  /** Chooses one of two orders and asks for its review. */
  readonly choose: (flow: Flow<State, Event | ConsentEvent>, choice: 0 | 1) => Promise<void>;
  /** The event that sends what was agreed to. */
  readonly order: Event;
  /** What else a buyer does. */
  readonly others: readonly Event[];
  readonly moreFaults?: readonly Fault<OrderFailure>[];
  readonly consentOf: (state: State) => Consent | undefined;
  /** What is being chosen at the moment. */
  readonly draftOf: (state: State) => unknown;
  /** The buyer's choices so far: what a new run starts with. */
  readonly keptOf: (state: State) => unknown;
  /** Whether anything was ordered, after which a draft may be gone. */
  readonly isOrdered: (platform: FakeServicing) => boolean;
  /** Invariants of every reported state. */
  readonly check: (state: State, platform: FakeServicing) => void;
  /** Changes the platform before anybody looks at it. */
  readonly prepare?: (platform: FakeServicing) => void;
}

const tab = constantFrom(0 as const, 1 as const);
const goOn = record({ kind: constantFrom('go-on' as const), all: boolean() });

/** Any command to two tabs with runs of a flow; orders and time come up often. */
const anyCommand = <State, Event>({
  order,
  others,
  moreFaults = [],
}: Ordering<State, Event>): Arbitrary<Command<Event>> => {
  const agree = record({
    kind: constantFrom('agree' as const),
    tab,
    choice: constantFrom(0 as const, 1 as const),
  });
  const press = (...events: readonly Event[]) =>
    record({ kind: constantFrom('send' as const), tab, event: constantFrom(...events) });
  return oneof(
    agree,
    agree,
    press(order),
    press(order),
    press(order),
    goOn,
    goOn,
    goOn,
    press(...others),
    record({
      kind: constantFrom<Restart[]>('reopen', 'reload', 'kill', 'sign-in-again', 'change-buyer'),
      tab,
    }),
    record({ kind: constantFrom('fault' as const), fault: constantFrom(...faults, ...moreFaults) }),
  );
};

/** Runs the flow that ships in two tabs, and checks at every order and after every step what must never happen. */
const twoTabs = <State, Event>(ordering: Ordering<State, Event>, race: Scheduler) => {
  interface Tab {
    page: Page;
    buyer: BuyerId;
    /** Whether anything was chosen since this page and buyer began. */
    chosen: boolean;
    flow: Flow<State, Event | ConsentEvent>;
  }
  const step = (): Promise<void> => race.schedule(Promise.resolve());
  // Time passes only while no order is in progress: how long one may be is what the fault that arrives late is for.
  const pause = async (milliseconds: number): Promise<void> => {
    do await step();
    while (browser.platform.pendingCalls() > 0);
    browser.time.pass(milliseconds);
  };
  const browser = aBrowser({ ...ordering.given, pace: step, pause });
  const { platform, kept, keptAutopay, library } = browser;
  ordering.prepare?.(platform);
  const accepted = new Set<string>();
  const disposed = new Set<object>();
  const sent: { readonly key: string; readonly body: string }[] = [];
  const broken: unknown[] = [];
  /** Records a failed invariant where an effect of the flow would swallow the error; `carryOut` throws it. */
  const judge = (law: () => void): void => {
    try {
      law();
    } catch (error) {
      broken.push(error);
    }
  };

  const watchOrder = (open: typeof kept, key: string, body: object, documentId: string): unknown => {
    // Never a second order of a buyer while one is open, and a key for each.
    expect([...open.values()].map((intents) => intents.open?.requestKey)).toContain(key);
    // No order without consent to the very document that was shown for its values.
    expect(accepted).toContain(documentId);
    sent.push({ key, body: JSON.stringify(body) });
    return library.requests[Number(documentId.replace('prepare-', '')) - 1]?.request;
  };
  const { orderPayment, enrolInAutopay } = platform;
  platform.orderPayment = (loanId, order, cancellation) => {
    const { requestKey, ...body } = order;
    const { amount, payOn, paymentMethodId } = order;
    judge(() =>
      expect(watchOrder(kept, requestKey, body, order.authorisation.documentId)).toMatchObject({
        parameters: { amount: amount.cents, payOn, paymentMethodId },
      }),
    );
    return orderPayment(loanId, order, cancellation);
  };
  platform.enrolInAutopay = (loanId, enrolment, key, cancellation) => {
    const { amountType, startOn, paymentMethodId, authorisation } = enrolment;
    judge(() =>
      expect(watchOrder(keptAutopay, key, enrolment, authorisation.documentId)).toMatchObject({
        parameters: { amountType, startOn, paymentMethodId },
      }),
    );
    return enrolInAutopay(loanId, enrolment, key, cancellation);
  };

  const begin = (page: Page): Tab['flow'] => {
    const flow = ordering.begin(page);
    flow.subscribe(() => {
      judge(() => {
        expect(disposed.has(flow)).toBe(false);
        ordering.check(flow.state(), platform);
      });
    });
    return flow;
  };
  const aTab = (page: Page): Tab => ({ page, buyer: AVERY, chosen: false, flow: begin(page) });
  const dispose = ({ flow }: Tab): void => {
    flow.dispose();
    disposed.add(flow);
  };
  const tabs = [aTab(browser.openPage()), aTab(browser.openPage())] as const;

  const agree = async (one: Tab, choice: 0 | 1): Promise<void> => {
    const { flow } = one;
    if (ordering.draftOf(flow.state()) !== undefined) one.chosen = true;
    await ordering.choose(flow, choice);
    await settled();
    const consent = ordering.consentOf(flow.state());
    if (consent?.kind !== 'unseen') return;
    const { id } = consent.document;
    flow.send({ kind: 'document-shown', documentId: id });
    accepted.add(id);
  };

  const restart = (one: Tab, kind: Restart): void => {
    const draft = ordering.draftOf(one.flow.state());
    const sameTab = kind === 'reopen' || kind === 'sign-in-again';
    // A killed tab disposes nothing; what it had sent still arrives.
    if (kind !== 'kill') dispose(one);
    if (kind === 'reload') one.page = browser.openPage(one.buyer, one.page.store);
    if (kind === 'kill') one.page = browser.openPage(one.buyer);
    if (kind === 'change-buyer') one.buyer = one.buyer === AVERY ? JORDAN : AVERY;
    if (kind === 'sign-in-again' || kind === 'change-buyer') {
      one.page.sessions.close('expired');
      one.page.sessions.open(aSession(browser.time.now(), one.buyer));
    }
    one.chosen &&= sameTab;
    one.flow = begin(one.page);
    const kept = ordering.keptOf(one.flow.state());
    // A draft survives a closed dialog and a lost session unless it was ordered, and belongs to one buyer.
    if (sameTab && draft !== undefined && one.chosen) {
      if (kept) expect(kept).toEqual(draft);
      else expect(ordering.isOrdered(platform)).toBe(true);
    }
    if (kind === 'change-buyer') expect(kept).toBeUndefined();
  };

  const carryOut = async (command: Command<Event>): Promise<void> => {
    if (command.kind === 'fault') platform.orderFaults.queue(command.fault);
    else if (command.kind === 'go-on') {
      if (race.count() > 0) await (command.all ? race.waitIdle() : race.waitOne());
    } else {
      const one = tabs[command.tab];
      if (command.kind === 'agree') await agree(one, command.choice);
      else if (command.kind === 'send') one.flow.send(command.event);
      else restart(one, command.kind);
    }
    await settled();
    if (broken.length > 0) throw broken[0];
  };
  const finish = async (): Promise<void> => {
    for (const one of tabs) dispose(one);
    await race.waitIdle();
    const { length } = sent;
    // After it was disposed a flow sends nothing new.
    for (const { flow } of tabs) for (const event of [...ordering.others, ordering.order]) flow.send(event);
    await race.waitIdle();
    expect(broken).toEqual([]);
    expect(sent).toHaveLength(length);
    await browser.time.advance(MAY_ARRIVE_WITHIN_MS);
    // One key never identifies two orders.
    const bodies = new Map<string, string>();
    for (const { key, body } of sent) {
      expect(bodies.get(key) ?? body).toBe(body);
      bodies.set(key, body);
    }
  };
  return {
    sent: () => sent.length,
    run: async (commands: readonly Command<Event>[]): Promise<void> => {
      await settled();
      for (const command of commands) await carryOut(command);
      await finish();
    },
  };
};

/** Takes the steps of a fixed example in the order in which they come up, and at most a thousand of them. */
const inTurn = (): Scheduler => schedulerFor(Array.from({ length: 1000 }, (_, step) => step + 1));

/**
 * Asserts the invariants of an ordering for any commands to two tabs, and first for the commands that broke one `once`.
 * The invariants would also hold if no order were ever sent, so an undisturbed order has to be sent.
 */
export const holdsInTwoTabs = async <State, Event>(
  ordering: Ordering<State, Event>,
  numRuns: number,
  once: readonly (readonly Command<Event>[])[] = [],
): Promise<void> => {
  let sent = 0;
  const law = (commands: Arbitrary<readonly Command<Event>[]>) =>
    asyncProperty(scheduler(), commands, async (race, given) => {
      const tabs = twoTabs(ordering, race);
      await tabs.run(given);
      sent += tabs.sent();
    });
  const undisturbed: readonly Command<Event>[] = [
    { kind: 'go-on', all: true },
    { kind: 'agree', tab: 0, choice: 0 },
    { kind: 'send', tab: 0, event: ordering.order },
    { kind: 'go-on', all: true },
  ];
  await holdsInTime(law(constant(undisturbed)), { numRuns: 1 });
  expect(sent).toBe(1);
  const examples = once.map((commands): [Scheduler, readonly Command<Event>[]] => [inTurn(), commands]);
  const any = array(anyCommand(ordering), { maxLength: 30, size: 'max' });
  await holdsInTime(law(any), { numRuns: numRuns + once.length, examples });
};

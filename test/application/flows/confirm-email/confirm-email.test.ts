import {
  BeginEmailConfirmation,
  type ConfirmEmailEvent,
  type ConfirmEmailState,
  pageOf,
} from '@member-portal/application/flows/confirm-email';
import { createMemoryEmailConfirmationStore } from '@member-portal/application/memory';
import { Analytics, Buyers, EmailConfirmationStore, SessionStore } from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import type { EmailAddress } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfirmEmailResult } from '../../../../src/application/flows/confirm-email/event.ts';
import {
  type ConfirmEmailEffect,
  firstStep,
  step,
} from '../../../../src/application/flows/confirm-email/step.ts';
import { email } from '../../../support/builders/a-buyer.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeBuyers } from '../../../support/fakes/fake-buyers.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { START, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holds, holdsInTime } from '../../../support/property-runs.ts';

const onFile = email('avery.stone@example.com');
const typed = email('avery.new@example.com');
const PAGE = 'confirm or change email';

type Event = ConfirmEmailEvent | ConfirmEmailResult;
const asked: Event = { kind: 'confirmation-read', confirmation: { onFile, typed } };
const nothing: Event = { kind: 'confirmation-read', confirmation: undefined };
const offline: Event = { kind: 'confirmation-not-read', failure: OFFLINE };
const keep: Event = { kind: 'choose-email', choice: 'keep' };
const replace: Event = { kind: 'choose-email', choice: 'replace' };
const confirm: Event = { kind: 'confirm' };
const close: Event = { kind: 'close-change' };
const later: Event = { kind: 'decide-later' };
const retry: Event = { kind: 'retry' };
const answered: Event = { kind: 'answered' };

const play = (...events: readonly Event[]) =>
  events.reduce<{ state: ConfirmEmailState; effects: readonly ConfirmEmailEffect[] }>(
    ({ state, effects }, event) => {
      const taken = step(state, event);
      return { state: taken.state, effects: [...effects, ...taken.effects] };
    },
    { state: firstStep.state, effects: [] },
  );
const question = (state: ConfirmEmailState) => ('question' in state ? state.question : undefined);
const page = { kind: 'record-page', page: PAGE };

describe('a step of the confirmation of an e-mail', () => {
  it('completes without a question or a page where there is nothing to ask', () => {
    expect(play(nothing)).toEqual({
      state: { kind: 'settled', question: undefined },
      effects: [{ kind: 'go-on' }],
    });
    expect(pageOf(play(nothing).state)).toBeUndefined();
    expect(pageOf(firstStep.state)).toBeUndefined();
  });

  it('asks about the record as read, with nothing chosen, and keeps asking while it is reread', () => {
    const { state, effects } = play(asked);
    expect(state).toEqual({
      kind: 'asking',
      question: {
        confirmation: { onFile, typed },
        choice: undefined,
        check: { attempt: 0, problems: {} },
        change: undefined,
      },
    });
    expect(effects).toEqual([page]);
    for (const read of [nothing, offline, asked, retry])
      expect(step(state, read)).toEqual({ state, effects: [] });
  });

  it('reports why it could not be read, and reads again when asked', () => {
    expect(play(offline)).toEqual({ state: { kind: 'unread', failure: OFFLINE }, effects: [] });
    expect(play(offline, retry)).toEqual({ state: { kind: 'reading' }, effects: [{ kind: 'read-again' }] });
    expect(play(offline, retry, retry).effects).toEqual([{ kind: 'read-again' }]);
    expect(play(offline, asked).state.kind).toBe('asking');
  });

  it('asks for a choice on each submission without one', () => {
    const twice = play(asked, confirm, confirm).state;
    expect(question(twice)?.check).toEqual({ attempt: 2, problems: { choice: 'missing' } });
    const chosen = question(step(twice, keep).state);
    expect(chosen?.choice).toBe('keep');
    expect(chosen?.check).toEqual({ attempt: 2, problems: {} });
  });

  it('keeps the e-mail on file and completes, once', () => {
    const { state, effects } = play(asked, keep, confirm, confirm, later);
    expect(state).toMatchObject({ kind: 'settled', question: { choice: 'keep' } });
    expect(effects).toEqual([page, { kind: 'keep-email' }, { kind: 'go-on' }]);
  });

  it('opens a new change at each press, and checks the record when it is closed', () => {
    const open = play(asked, replace, confirm);
    expect(question(open.state)?.change).toEqual({ open: true, opened: 1 });
    const closed = play(asked, replace, confirm, close, close);
    expect(question(closed.state)?.change).toEqual({ open: false, opened: 1 });
    expect(closed.effects).toEqual([page, { kind: 'look-for-answer' }]);
    expect(question(step(closed.state, confirm).state)?.change).toEqual({ open: true, opened: 2 });
    expect(step(play(asked).state, close).effects).toEqual([]);
  });

  it('completes once the change has answered the question', () => {
    const { state, effects } = play(asked, replace, confirm, close, answered);
    expect(state).toMatchObject({ kind: 'settled', question: { change: { open: false } } });
    expect(effects).toEqual([page, { kind: 'look-for-answer' }, { kind: 'go-on' }]);
  });

  it('may be postponed at any time, which stores nothing', () => {
    for (const before of [[], [offline], [asked], [asked, replace, confirm]]) {
      const { state, effects } = play(...before, later);
      expect(state.kind).toBe('settled');
      expect(effects.at(-1)).toEqual({ kind: 'go-on' });
      expect(effects).not.toContainEqual({ kind: 'keep-email' });
    }
  });

  it('is defined for every event in every state, and settles once', () => {
    const anyEvent = fc.constantFrom(
      asked,
      nothing,
      offline,
      keep,
      replace,
      confirm,
      close,
      later,
      retry,
      answered,
    );
    holds(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const { state, effects } = play(...events);
        const wentOn = effects.filter(({ kind }) => kind === 'go-on').length;
        expect(wentOn).toBe(state.kind === 'settled' ? 1 : 0);
        expect(effects.filter(({ kind }) => kind === 'record-page').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const aTab = (waiting: EmailAddress | undefined = typed) => {
  const buyers = fakeBuyers();
  const analytics = fakeAnalytics();
  const confirmations = createMemoryEmailConfirmationStore(waiting);
  const services = createServices([
    provide(Buyers, buyers),
    provide(Analytics, analytics),
    provide(EmailConfirmationStore, confirmations),
    provide(SessionStore, fakeSessionStore(aSession(START))),
  ]);
  const reads = createReadCache();
  let settledTimes = 0;
  const onSettled = (): void => {
    settledTimes += 1;
  };
  const begin = () => services.get(BeginEmailConfirmation)({ onSettled }, { reads });
  /** The change of the e-mail as its own flow leaves it. */
  const change = async () => {
    confirmations.clear();
    await reads.refresh([{ read: 'buyer' }]);
  };
  return { buyers, analytics, confirmations, reads, begin, change, settledTimes: () => settledTimes };
};
const open = async (tab: ReturnType<typeof aTab>) => {
  const flow = tab.begin();
  flow.subscribe(() => undefined);
  await settled();
  return flow;
};

describe('the confirmation of an e-mail', () => {
  it('reads nothing before the first subscription, then asks, and records its page', async () => {
    const tab = aTab();
    const flow = tab.begin();
    await settled();
    expect([flow.state().kind, tab.analytics.pages]).toEqual(['reading', []]);
    flow.subscribe(() => undefined);
    await settled();
    expect(question(flow.state())?.confirmation).toEqual({ onFile, typed });
    expect(tab.analytics.pages).toEqual([PAGE]);
  });

  it('completes at once where the typed e-mail is the one on file', async () => {
    const tab = aTab(onFile);
    const flow = await open(tab);
    expect([flow.state().kind, tab.settledTimes(), tab.analytics.pages]).toEqual(['settled', 1, []]);
    expect(tab.confirmations.read()).toBeUndefined();
  });

  it('keeps the e-mail on file and does not ask again', async () => {
    const tab = aTab();
    const flow = await open(tab);
    flow.send({ kind: 'choose-email', choice: 'keep' });
    flow.send({ kind: 'confirm' });
    expect([tab.settledTimes(), tab.confirmations.read()]).toEqual([1, undefined]);
    expect(tab.buyers.version()).toBe(1);
  });

  it('keeps asking where the change was abandoned, and completes where it was made', async () => {
    const tab = aTab();
    const flow = await open(tab);
    flow.send({ kind: 'choose-email', choice: 'replace' });
    flow.send({ kind: 'confirm' });
    flow.send({ kind: 'close-change' });
    expect([flow.state().kind, tab.settledTimes()]).toEqual(['asking', 0]);
    flow.send({ kind: 'confirm' });
    await tab.change();
    expect([flow.state().kind, tab.settledTimes()]).toEqual(['asking', 0]);
    flow.send({ kind: 'close-change' });
    expect([flow.state().kind, tab.settledTimes()]).toEqual(['settled', 1]);
  });

  it('is postponed until the next visit', async () => {
    const tab = aTab();
    (await open(tab)).send({ kind: 'decide-later' });
    expect([tab.settledTimes(), tab.confirmations.read()]).toEqual([1, typed]);
  });

  it('can be tried again where the record could not be read', async () => {
    const tab = aTab();
    tab.buyers.failNext(TIMEOUT);
    const flow = await open(tab);
    expect(flow.state()).toEqual({ kind: 'unread', failure: TIMEOUT });
    flow.send({ kind: 'retry' });
    expect(flow.state().kind).toBe('reading');
    await settled();
    expect(flow.state().kind).toBe('asking');
  });

  it('reports nothing after disposal', async () => {
    const tab = aTab();
    const flow = tab.begin();
    flow.subscribe(() => undefined);
    flow.dispose();
    await settled();
    flow.send({ kind: 'decide-later' });
    expect([flow.state().kind, tab.settledTimes(), tab.analytics.pages]).toEqual(['reading', 0, []]);
  });

  it('never drops an unanswered e-mail, and completes once, in any order of events', () =>
    holdsInTime(
      fc.asyncProperty(
        fc.array(fc.constantFrom('keep', 'replace', 'confirm', 'close', 'later', 'retry', 'lose', 'change'), {
          maxLength: 10,
        }),
        async (acts) => {
          const tab = aTab();
          if (acts[0] === 'lose') tab.buyers.failNext(OFFLINE);
          const flow = await open(tab);
          let isAnswered = false;
          for (const act of acts) {
            const now = question(flow.state());
            const isAsking = flow.state().kind === 'asking';
            if (act === 'keep' || act === 'replace') flow.send({ kind: 'choose-email', choice: act });
            if (act === 'confirm') {
              isAnswered ||= isAsking && now?.choice === 'keep';
              flow.send({ kind: 'confirm' });
            }
            if (act === 'close') flow.send({ kind: 'close-change' });
            if (act === 'later') flow.send({ kind: 'decide-later' });
            if (act === 'retry') flow.send({ kind: 'retry' });
            if (act === 'change' && isAsking && now?.change?.open) {
              isAnswered = true;
              await tab.change();
            }
            await settled();
          }
          expect(tab.confirmations.read()).toBe(isAnswered ? undefined : typed);
          expect(tab.settledTimes()).toBe(flow.state().kind === 'settled' ? 1 : 0);
        },
      ),
      { numRuns: 200 },
    ));
});

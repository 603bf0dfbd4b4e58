import { ChangeContact, ReadBuyer, RequestContactCode } from '@member-portal/application/account';
import { BeginContactChange } from '@member-portal/application/flows/contact';
import {
  createMemoryBuyerNotes,
  createMemoryEmailConfirmationStore,
} from '@member-portal/application/memory';
import {
  Analytics,
  Authentication,
  BuyerNotes,
  Buyers,
  Clock,
  Delay,
  DraftStore,
  EmailConfirmationStore,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import type { EmailAddress } from '@member-portal/domain/sign-in';
import fc from 'fast-check';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeAuthentication, RIGHT_CODE } from '../../../support/fakes/fake-authentication.ts';
import { fakeBuyers } from '../../../support/fakes/fake-buyers.ts';
import { fakeClock } from '../../../support/fakes/fake-clock.ts';
import { fakeDelay } from '../../../support/fakes/fake-delay.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { type FakeTime, fakeTime, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { paced } from '../../../support/paced.ts';
import { holdsInTime } from '../../../support/property-runs.ts';

const NEW = 'avery.new@example.com';
type Subject = Parameters<BeginContactChange>[0];

const aTab = (
  pace: () => Promise<unknown> = async () => undefined,
  delayOf: (time: FakeTime) => Delay = fakeDelay,
  checksReferences = false,
) => {
  const time = fakeTime();
  const authentication = fakeAuthentication(time, undefined, { maxAttempts: 5, lockoutDuration: 600 });
  const buyers = fakeBuyers(
    undefined,
    (reference = '') => !checksReferences || authentication.verified.has(reference),
  );
  const sessions = fakeSessionStore(aSession(time.now()));
  const analytics = fakeAnalytics();
  const store = fakeDraftStore();
  const confirmations = createMemoryEmailConfirmationStore();
  /** E-mail addresses that were read for the page behind, in their order. */
  const read: (EmailAddress | undefined)[] = [];
  const openPage = (subject: Subject = { method: 'EMAIL' }) => {
    const atOnce = createServices([
      provide(Authentication, authentication),
      provide(EmailConfirmationStore, confirmations),
      provide(DraftStore, store),
      provide(Analytics, analytics),
      provide(Clock, fakeClock(time)),
      provide(Delay, delayOf(time)),
      provide(Buyers, buyers),
      provide(SessionStore, sessions),
      provide(BuyerNotes, createMemoryBuyerNotes()),
      ...provideTenant(fakePortalConfiguration()),
    ]);
    const services = paced(atOnce, pace, RequestContactCode, ChangeContact);
    const reads = createReadCache();
    reads.watch({ read: 'buyer' }, services.get(ReadBuyer), (buyer) => {
      if (buyer.isOk()) read.push(buyer.value.identity.email);
    });
    const begin = () => {
      const flow = services.get(BeginContactChange)(subject, { reads, locale: 'en-us' });
      flow.subscribe(() => undefined);
      return flow;
    };
    return begin;
  };
  const load = (subject?: Subject) => openPage(subject)();
  return { load, openPage, time, authentication, buyers, sessions, analytics, store, read };
};
type Flow = ReturnType<ReturnType<typeof aTab>['load']>;
const askFor = (flow: Flow, text: string): void => {
  flow.send({ kind: 'type-contact', text });
  flow.send({ kind: 'send-code' });
};
const enter = (flow: Flow, text: string): void => {
  flow.send({ kind: 'type-code', text });
  flow.send({ kind: 'submit-code' });
};
/** Requests a code and enters wrong ones until the platform locks codes. */
const useUpTries = async (flow: Flow): Promise<void> => {
  askFor(flow, NEW);
  await settled();
  for (let tries = 0; tries < 5; tries += 1) {
    enter(flow, '999999');
    await settled();
  }
};

describe('the change of an e-mail', () => {
  it('awaits no code afterwards where another was sent while the right one was being accepted', async () => {
    const { load, time, authentication, buyers } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    time.pass(31_000);
    const held: (() => void)[] = [];
    const pause = () => ResultAsync.fromSafePromise(new Promise<void>((resolve) => held.push(resolve)));
    const { createLoginCode } = authentication;
    authentication.createLoginCode = (...of) => pause().andThen(() => createLoginCode(...of));
    flow.send({ kind: 'resend-code' });
    await settled();
    // The new address is saved, and the record is being read again.
    const { read } = buyers;
    buyers.read = (...of) => pause().andThen(() => read(...of));
    enter(flow, RIGHT_CODE);
    await settled();
    expect(held).toHaveLength(2);
    for (const release of held) {
      release();
      await settled();
    }
    expect(flow.state().kind).toBe('changed');
    flow.dispose();
    expect(load().state().kind).toBe('editing');
  });

  it('is saved and the record reread before it is reported, and leaves nothing stored', async () => {
    const { load, buyers, analytics, store, read } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    expect(flow.state().kind).toBe('verifying');
    flow.subscribe(() => {
      if (flow.state().kind === 'changed') expect(read.at(-1)).toBe(NEW);
    });
    enter(flow, '999999');
    await settled();
    expect(analytics.names()).toEqual(['incorrect_code']);
    enter(flow, RIGHT_CODE);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'changed', destination: { email: NEW } });
    expect(buyers.current().identity.email).toBe(NEW);
    expect(store.read()).toBeUndefined();
    expect(analytics.pages).toEqual(['edit email', 'verify email', 'edit email success']);
  });

  it('resumes at the code after a reload, for as long as the code can be valid', async () => {
    const { load, time } = aTab();
    askFor(load(), NEW);
    await settled();
    expect(load().state()).toMatchObject({ kind: 'verifying', typed: NEW });
    time.pass(600_000);
    expect(load().state()).toMatchObject({ kind: 'editing', typed: NEW });
  });

  it('asks for another code only once the countdown is over', async () => {
    const { load, time, authentication } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    flow.send({ kind: 'resend-code' });
    await settled();
    expect(authentication.requests).toHaveLength(1);
    expect(flow.state()).toMatchObject({ entry: { delivery: { sending: undefined, failure: undefined } } });
    time.pass(30_000);
    flow.send({ kind: 'resend-code' });
    await settled();
    expect(authentication.requests).toHaveLength(2);
    expect(flow.state()).toMatchObject({ pending: { referenceId: 'reference-2' } });
  });

  it('keeps a lock over a reload, and refuses codes until it ends', async () => {
    const { load, time } = aTab();
    const flow = load();
    await useUpTries(flow);
    expect(flow.state()).toMatchObject({ kind: 'verifying', lock: { until: time.now() + 600_000 } });
    expect(load().state()).toMatchObject({ lock: { until: time.now() + 600_000 } });
    time.pass(600_000);
    expect(load().state()).toMatchObject({ kind: 'editing', lock: undefined });
  });

  it('takes a new code in the same dialog once a lock has ended, also where the device slept meanwhile', async () => {
    for (const pass of ['advance', 'sleep'] as const) {
      const { load, time, store, buyers } = aTab();
      const flow = load();
      await useUpTries(flow);
      enter(flow, RIGHT_CODE);
      expect(flow.state()).toMatchObject({ lock: {}, entry: { typed: '999999', checking: false } });
      await time[pass](599_999);
      expect(flow.state()).toMatchObject({ lock: {} });
      await time.advance(30_000);
      expect(flow.state()).toMatchObject({
        kind: 'verifying',
        lock: undefined,
        entry: { typed: '', failure: undefined, check: { problems: {} } },
      });
      expect(store.read()?.drafts).not.toHaveProperty(['account.code lock']);
      flow.send({ kind: 'resend-code' });
      await settled();
      enter(flow, RIGHT_CODE);
      await settled();
      expect(buyers.current().identity.email).toBe(NEW);
    }
  });

  it('ends a lock on time where only seconds of it are left after a reload', async () => {
    const { load, time } = aTab();
    await useUpTries(load());
    await time.advance(590_000);
    const again = load();
    again.send({ kind: 'type-contact', text: NEW });
    await time.advance(9_999);
    expect(again.state()).toMatchObject({ lock: {} });
    await time.advance(1);
    expect(again.state()).toMatchObject({ lock: undefined });
  });

  it('no longer waits for the end of a lock once its dialog is left', async () => {
    let waits = 0;
    // After disposal a wait ends at once: a flow that goes on waiting would never let the test end.
    const ending = (time: FakeTime): Delay => ({
      wait: (...asked) => {
        waits += 1;
        return waits > 10 ? new Promise(() => undefined) : fakeDelay(time).wait(...asked);
      },
    });
    const { load, time } = aTab(undefined, ending);
    const flow = load();
    await useUpTries(flow);
    expect([waits, time.waiting()]).toEqual([1, 1]);
    flow.dispose();
    await settled();
    expect([waits, time.waiting()]).toEqual([1, 0]);
  });

  it('forgets a lock that ended while its dialog was loaded again, and keeps one whose end is unknown', async () => {
    const { load, time, authentication } = aTab();
    await useUpTries(load());
    const again = load();
    await time.advance(600_000);
    expect(again.state()).toMatchObject({ lock: undefined });
    authentication.failNext({ kind: 'refused', refusal: { kind: 'locked', lockedUntil: undefined } });
    again.send({ kind: 'resend-code' });
    await time.advance(86_400_000);
    expect(again.state()).toMatchObject({ lock: { until: undefined } });
    expect(time.waiting()).toBe(0);
  });

  it('completes after disposal: the change is made, the record reread, the draft dropped, and no listener called', async () => {
    const { load, buyers, analytics, store, read } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    enter(flow, RIGHT_CODE);
    flow.dispose();
    await settled();
    expect(buyers.current().identity.email).toBe(NEW);
    expect(read.at(-1)).toBe(NEW);
    expect(store.read()).toBeUndefined();
    expect(flow.state().kind).toBe('verifying');
    expect(analytics.pages).toEqual(['edit email', 'verify email']);
  });
});

describe('a change of an e-mail of unknown outcome', () => {
  it('makes the page behind reread the record', async () => {
    const { load, buyers, read } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    buyers.loseNextAnswer();
    const { read: readBuyer } = buyers;
    buyers.read = () => {
      buyers.read = readBuyer;
      return errAsync(OFFLINE);
    };
    enter(flow, RIGHT_CODE);
    await settled();
    expect(flow.state()).toMatchObject({
      kind: 'verifying',
      entry: { failure: { kind: 'unknown-outcome' } },
    });
    expect(read.at(-1)).toBe(NEW);
  });

  it('resumes at its code in the same page, but not after a reload: the code may be used up', async () => {
    const { load, openPage, buyers } = aTab();
    const begin = openPage();
    const flow = begin();
    askFor(flow, NEW);
    await settled();
    buyers.failNext(TIMEOUT);
    enter(flow, RIGHT_CODE);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'verifying', entry: { checking: false } });
    flow.dispose();
    expect(begin().state()).toMatchObject({ kind: 'verifying', typed: NEW });
    expect(load().state()).toMatchObject({ kind: 'editing', typed: NEW });
  });
});

describe('a change of an e-mail that was not made', () => {
  it('does not make the page behind reread the record, which is as it was', async () => {
    const { load, authentication, read } = aTab();
    const flow = load();
    await settled();
    authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    askFor(flow, NEW);
    await settled();
    expect(flow.state().kind).toBe('editing');
    flow.send({ kind: 'send-code' });
    await settled();
    enter(flow, '999999');
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'verifying', entry: { checking: false } });
    expect(read).toHaveLength(1);
  });
});

describe('an e-mail that another tab has saved meanwhile', () => {
  it.each(['typed', 'awaited'] as const)(
    'is reported as already on file while it is %s, and the page behind shows it',
    async (where) => {
      const { load, buyers, read, time, store } = aTab();
      const flow = load();
      if (where === 'awaited') {
        askFor(flow, NEW);
        await settled();
        time.pass(30_000);
      }
      buyers.changeUnderneath((buyer) => ({
        ...buyer,
        identity: { ...buyer.identity, email: NEW as EmailAddress },
      }));
      if (where === 'awaited') flow.send({ kind: 'resend-code' });
      else askFor(flow, NEW);
      await settled();
      expect(flow.state()).toMatchObject({
        kind: 'editing',
        check: { problems: { contact: { kind: 'unchanged' } } },
      });
      expect(read.at(-1)).toBe(NEW);
      expect(store.read()?.drafts).not.toHaveProperty(['account.EMAIL.code']);
    },
  );
});

describe('a reload while a code is checked', () => {
  const aCheck = async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = false;
    const tab = aTab(async () => (isHeld ? held : undefined));
    const flow = tab.load();
    askFor(flow, NEW);
    await settled();
    isHeld = true;
    return { ...tab, flow, release };
  };

  it('does not ask again for a code that may be used up', async () => {
    const { load, flow } = await aCheck();
    enter(flow, RIGHT_CODE);
    await settled();
    expect(load().state()).toMatchObject({ kind: 'editing', typed: NEW });
  });

  it('resumes at the code once it was refused', async () => {
    const { load, flow, release } = await aCheck();
    enter(flow, '999999');
    release();
    await settled();
    expect(load().state()).toMatchObject({ kind: 'verifying', typed: NEW });
  });
});

describe('a change of an e-mail that is saved after a forced sign-out', () => {
  it('leaves neither the e-mail nor its code for the next sign-in', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { openPage, buyers, sessions, time } = aTab();
    const { update } = buyers;
    buyers.update = (...asked) =>
      update(...asked).andThen((buyer) => ResultAsync.fromSafePromise(held).map(() => buyer));
    const begin = openPage();
    const flow = begin();
    askFor(flow, NEW);
    await settled();
    enter(flow, RIGHT_CODE);
    await settled();
    sessions.close('rejected');
    flow.dispose();
    release();
    await settled();
    sessions.open(aSession(time.now()));
    expect(buyers.current().identity.email).toBe(NEW);
    expect(begin().state()).toMatchObject({ kind: 'editing', typed: '' });
  });
});

describe('the stored change of a contact after a reload', () => {
  it('is an empty form where nothing was typed', () => {
    expect(aTab().load().state()).toMatchObject({ kind: 'editing', typed: '', lock: undefined });
  });

  it('is stored separately for e-mail and mobile', async () => {
    const { load } = aTab();
    askFor(load({ method: 'SMS' }), '(202) 555-0177');
    await settled();
    expect(load().state()).toMatchObject({ kind: 'editing', typed: '' });
    expect(load({ method: 'SMS' }).state()).toMatchObject({
      kind: 'verifying',
      typed: '(202) 555-0177',
      pending: { destination: { method: 'SMS', phone: '+12025550177' } },
    });
  });

  it('restores the code step of a proposed address only for that proposal', async () => {
    const { load } = aTab();
    const flow = load({ method: 'EMAIL', proposed: NEW });
    expect(flow.state()).toMatchObject({ typed: NEW });
    flow.send({ kind: 'send-code' });
    await settled();
    expect(load({ method: 'EMAIL', proposed: NEW }).state().kind).toBe('verifying');
    expect(load({ method: 'EMAIL', proposed: 'other@example.com' }).state().kind).toBe('editing');
    expect(load().state().kind).toBe('editing');
  });

  it('is the form where Back was chosen, and an expired code is dropped', async () => {
    const { load, store, time } = aTab();
    const flow = load();
    askFor(flow, NEW);
    await settled();
    flow.send({ kind: 'back' });
    expect(load().state().kind).toBe('editing');
    flow.send({ kind: 'send-code' });
    await settled();
    expect(store.read()?.drafts).toHaveProperty(['account.EMAIL.code']);
    time.pass(600_000);
    load();
    expect(store.read()?.drafts).not.toHaveProperty(['account.EMAIL.code']);
  });

  it('is no longer a lock once a later code was sent', async () => {
    const { load, store, time } = aTab();
    const flow = load();
    await useUpTries(flow);
    expect(store.read()?.drafts).toHaveProperty(['account.code lock']);
    time.pass(600_000);
    const later = load();
    later.send({ kind: 'send-code' });
    await settled();
    expect(later.state().kind).toBe('verifying');
    expect(store.read()?.drafts).not.toHaveProperty(['account.code lock']);
  });

  const email = { method: 'EMAIL', email: NEW };
  it.each([
    ['an e-mail that is none', { destination: { method: 'EMAIL', email: 'avery@' } }],
    ['no e-mail', { destination: { method: 'EMAIL', phone: '+12025550177' } }],
    ['a mobile that is none', { destination: { method: 'SMS', phone: '555' } }],
    ['no mobile', { destination: { method: 'SMS', email: NEW } }],
    ['another way to send', { destination: { method: 'POST', phone: '+12025550177', email: NEW } }],
    ['no destination', {}],
    ['no time', { destination: email, sentAt: 'now' }],
    ['no reference', { destination: email, referenceId: 1 }],
  ])('is discarded with %s', (_what, changed) => {
    const { load, store, time, sessions } = aTab();
    const { buyerId } = sessions.current() ?? aSession(time.now());
    const keep = (stored: object): void =>
      store.write({
        buyerId,
        drafts: { 'account.EMAIL.code': { referenceId: 'reference-1', sentAt: time.now(), ...stored } },
      });
    keep(changed);
    expect(load().state().kind).toBe('editing');
    keep({ destination: email });
    expect(load().state().kind).toBe('verifying');
  });
});

const ACTS = [
  'type',
  'type-wrong',
  'send',
  'right',
  'wrong',
  'submit',
  'resend',
  'back',
  'offline',
  'lost',
  'write-fails',
  'wait',
  'reload',
] as const;

describe('in any order of events', () => {
  it('changes the e-mail only by the right code to the new one, and reports success only for what is on file', () =>
    holdsInTime(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...ACTS), { maxLength: 25 }),
        async (scheduler, acts) => {
          const tab = aTab(() => scheduler.schedule(Promise.resolve()), fakeDelay, true);
          const old = tab.buyers.current().identity.email;
          let flow = tab.load();
          let typedRight = false;
          for (const act of acts) {
            if (act === 'type') flow.send({ kind: 'type-contact', text: NEW });
            if (act === 'type-wrong') flow.send({ kind: 'type-contact', text: 'avery@' });
            if (act === 'send') flow.send({ kind: 'send-code' });
            if (act === 'right' || act === 'wrong') {
              typedRight ||= act === 'right' && flow.state().kind === 'verifying';
              flow.send({ kind: 'type-code', text: act === 'right' ? RIGHT_CODE : '999999' });
            }
            if (act === 'submit') flow.send({ kind: 'submit-code' });
            if (act === 'resend') flow.send({ kind: 'resend-code' });
            if (act === 'back') flow.send({ kind: 'back' });
            if (act === 'offline') tab.authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
            if (act === 'lost') tab.buyers.loseNextAnswer();
            if (act === 'write-fails') tab.buyers.failNext(OFFLINE);
            if (act === 'wait') tab.time.pass(31_000);
            if (act === 'reload') {
              const before = flow.state();
              flow.dispose();
              flow = tab.load();
              // What was typed is lost only by success.
              const after = flow.state();
              if (before.kind !== 'changed' && after.kind !== 'changed' && after.typed !== before.typed)
                expect(after.typed).toBe('');
            }
            if (scheduler.count() > 0) await scheduler.waitOne();
            await settled();
            if (flow.state().kind === 'changed') expect(tab.buyers.current().identity.email).toBe(NEW);
          }
          await scheduler.waitIdle();
          await settled();
          if (!typedRight) expect(tab.buyers.current().identity.email).toBe(old);
          const state = flow.state();
          if (state.kind === 'changed') expect(tab.buyers.current().identity.email).toBe(NEW);
          // Nothing hangs: what was asked for has come to something.
          expect(state.kind).not.toBe('sending');
          if (state.kind === 'verifying') expect(state.entry.checking).toBe(false);
        },
      ),
      { numRuns: 150 },
    ));
});

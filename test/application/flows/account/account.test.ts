import { type AccountEvent, type AccountState, BeginAccount } from '@member-portal/application/flows/account';
import { createMemoryPrivacyChoices } from '@member-portal/application/memory';
import { Analytics, DraftStore, PrivacyChoices, SessionStore } from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountResult } from '../../../../src/application/flows/account/event.ts';
import { begin, step } from '../../../../src/application/flows/account/step.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { holds } from '../../../support/property-runs.ts';

const aTab = () => {
  const analytics = fakeAnalytics();
  const choices = createMemoryPrivacyChoices();
  const sessions = fakeSessionStore(aSession(START));
  const store = fakeDraftStore();
  const page = () =>
    createServices([
      provide(Analytics, analytics),
      provide(PrivacyChoices, choices),
      provide(SessionStore, sessions),
      provide(DraftStore, store),
    ]);
  let services = page();
  const open = () => {
    const flow = services.get(BeginAccount)();
    flow.subscribe(() => undefined);
    return flow;
  };
  const reload = () => {
    services = page();
    return open();
  };
  return { open, reload, analytics, choices, sessions, store };
};

describe('the account page', () => {
  it('reopens the dialog that was open before a reload, after recording its own page', () => {
    const { open, reload, analytics } = aTab();
    open().send({ kind: 'edit', item: 'address' });
    const flow = reload();
    expect(flow.state().dialog).toEqual({ item: 'address', open: true, opened: 1, resumed: true });
    expect(analytics.pages).toEqual(['account details', 'account details']);
    flow.send({ kind: 'close' });
    expect(flow.state().dialog).toMatchObject({ item: 'address', open: false });
    expect(reload().state().dialog).toBeUndefined();
  });

  it('does not ask about the language again, and starts each dialog afresh', () => {
    const { open } = aTab();
    const flow = open();
    flow.send({ kind: 'edit', item: 'language' });
    flow.send({ kind: 'close' });
    flow.send({ kind: 'edit', item: 'language' });
    expect(flow.state().dialog).toEqual({ item: 'language', open: true, opened: 2, resumed: false });
    flow.send({ kind: 'close' });
    const closed = flow.state();
    flow.send({ kind: 'close' });
    expect(flow.state()).toBe(closed);
    expect(open().state().dialog).toBeUndefined();
  });

  it('keeps the open dialog of an expired session, and reopens it after the next sign-in', () => {
    const { open, sessions } = aTab();
    const flow = open();
    flow.send({ kind: 'edit', item: 'email' });
    sessions.close('expired');
    flow.send({ kind: 'close' });
    flow.dispose();
    sessions.open(aSession(START));
    expect(open().state().dialog).toMatchObject({ item: 'email', open: true, resumed: true });
  });

  it('saves and tracks privacy choices, and shows those of other tabs until it is disposed', () => {
    const { open, choices, analytics } = aTab();
    const flow = open();
    expect(flow.state()).toMatchObject({ choice: { optedOut: false, doNotShare: false } });
    flow.send({ kind: 'choose-privacy', name: 'doNotShare', on: true });
    expect(choices.current().doNotShare).toBe(true);
    expect(flow.state()).toMatchObject({ choice: { doNotShare: true } });
    expect(analytics.names()).toEqual(['do_not_share_my_information']);
    choices.keep({ optedOut: true, doNotShare: true });
    expect(flow.state().choice.optedOut).toBe(true);
    flow.dispose();
    choices.keep({ optedOut: false, doNotShare: false });
    expect(flow.state().choice.optedOut).toBe(true);
  });

  it('records each time that the policy is opened', () => {
    const { open, analytics } = aTab();
    const flow = open();
    flow.send({ kind: 'read-policy' });
    expect(flow.state().readsPolicy).toBe(true);
    flow.send({ kind: 'close-policy' });
    expect(flow.state().readsPolicy).toBe(false);
    expect(analytics.names()).toEqual(['financial_privacy_policy']);
  });
});

it('handles every event in every state, and stores the open dialog exactly where one could be lost', () => {
  const events: readonly (AccountEvent | AccountResult)[] = [
    ...(['email', 'mobile', 'address', 'language'] as const).map((item) => ({ kind: 'edit', item }) as const),
    { kind: 'close' },
    { kind: 'resumed', item: 'mobile' },
    { kind: 'choose-privacy', name: 'optedOut', on: true },
    { kind: 'choices-changed', choice: { optedOut: true, doNotShare: false } },
    { kind: 'read-policy' },
    { kind: 'close-policy' },
  ];
  holds(
    fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
      happened.reduce<AccountState>(
        (state, event) => {
          const { state: next, effects } = step(state, event);
          const kinds = effects.map(({ kind }) => kind);
          expect(kinds.includes('keep-open')).toBe(event.kind === 'edit' && event.item !== 'language');
          expect(kinds.includes('drop-open')).toBe(event.kind === 'close' && state.dialog?.open === true);
          if (event.kind === 'close') expect(next.dialog?.open ?? false).toBe(false);
          return next;
        },
        begin({ optedOut: false, doNotShare: false }).state,
      );
    }),
  );
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { fakeDraftStore } from '../../support/fakes/fake-draft-store.ts';
import type { GivenPortal } from '../support/open-portal.tsx';
import { openAccount } from './open-account.ts';

type Account = Awaited<ReturnType<typeof openAccount>>;

/** The same tab's next page; the previous one gets no event, as when a phone discards it. */
const reload = (portal: Account, given: GivenPortal = {}): Promise<Account> => {
  const drafts = fakeDraftStore(portal.drafts.read());
  cleanup();
  return openAccount({ ...given, drafts });
};
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a reload while the address is typed', () => {
  it('opens the same dialog with what was typed, in both countries', async () => {
    const portal = await openAccount();
    await portal.edit('address');
    await portal.type('Street address', '4 Rue Belle');
    await portal.user.selectOptions(await portal.field('Country'), 'CA');
    await portal.type('Postal code', 'H2Y');
    const next = await reload(portal);
    await next.heading('Change your address');
    expect((await next.field('Street address')).value).toBe('4 Rue Belle');
    expect((await next.field('Postal code')).value).toBe('H2Y');
    await next.user.selectOptions(await next.field('Country'), 'US');
    expect((await next.field('ZIP code')).value).toBe('12207');
  });

  it('opens nothing once the dialog was closed, which still has what was typed', async () => {
    const portal = await openAccount();
    await portal.edit('address');
    await portal.type('City', 'Troy');
    await portal.user.keyboard('{Escape}');
    await noDialog();
    const next = await reload(portal);
    expect(screen.queryByRole('dialog')).toBeNull();
    await next.edit('address');
    expect((await next.field('City')).value).toBe('Troy');
  });
});

describe('a reload after an address was changed', () => {
  it('opens nothing, also where the dialog that says so was not closed', async () => {
    const portal = await openAccount();
    await portal.edit('address');
    await portal.type('City', 'Troy');
    await portal.press('Save address');
    await portal.heading('Address changed');
    await reload(portal, { buyer: portal.buyers.current() });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the focus after a dialog that a reload opened again', () => {
  it('is on what opens it, as if it had been opened by hand', async () => {
    const portal = await openAccount();
    await portal.edit('address');
    const next = await reload(portal);
    await next.heading('Change your address');
    await next.user.keyboard('{Escape}');
    await noDialog();
    expect(document.activeElement?.textContent).toBe('Edit address');
  });
});

describe.each([
  {
    item: 'email address',
    label: 'New email address',
    typed: 'avery.new@example.com',
    ask: 'Change your email address',
    verify: 'Verify your new email address',
    done: 'Email address changed',
    pages: ['account details', 'verify email', 'edit email success'],
  },
  {
    item: 'mobile number',
    label: 'New mobile number',
    typed: '202 555 0177',
    ask: 'Change your mobile number',
    verify: 'Verify your new mobile number',
    done: 'Mobile number changed',
    pages: ['account details', 'verify mobile', 'edit mobile success'],
  },
] as const)('a reload while the code to a new $item is awaited', (kind) => {
  const begin = async () => {
    const portal = await openAccount();
    await portal.edit(kind.item);
    await portal.type(kind.label, kind.typed);
    await portal.press('Send a code');
    await portal.heading(kind.verify);
    return portal;
  };

  it('asks for that code again, and takes it', async () => {
    const portal = await reload(await begin());
    const heading = await portal.heading(kind.verify);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await portal.type('Verification code', RIGHT_CODE);
    await portal.press('Confirm');
    await portal.heading(kind.done);
    expect(portal.authentication.requests).toHaveLength(0);
    expect(portal.analytics.pages).toEqual(kind.pages);
    expect((await reload(portal)).drafts.read()).toBeUndefined();
    // The change is made: its form must not open again, as if it were not.
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('still tells a lock of codes, with what is left of it', async () => {
    const portal = await begin();
    const refusal = { reason: 'Invalid_Token', attempts: 5, maxAttempts: 5, lockoutDuration: 86_400 };
    portal.authentication.refuseNext(refusal);
    await portal.type('Verification code', '000000');
    await portal.press('Confirm');
    await screen.findByText(/codes are paused until tomorrow, \d+:\d\d/);
    await reload(portal);
    await screen.findByText(/codes are paused until tomorrow, \d+:\d\d/);
    expect(screen.getByText('24 hours left')).toBeTruthy();
  });

  it('has the way back to what was typed, and forgets the code on it', async () => {
    const portal = await reload(await begin());
    await portal.heading(kind.verify);
    await portal.press('Back');
    await portal.heading(kind.ask);
    expect((await portal.field(kind.label)).value).toBe(kind.typed);
    const next = await reload(portal);
    await next.heading(kind.ask);
    expect((await next.field(kind.label)).value).toBe(kind.typed);
  });

  it('offers to go on with the code where the dialog was closed to look for it', async () => {
    const portal = await begin();
    await portal.user.keyboard('{Escape}');
    await noDialog();
    const next = await reload(portal);
    await next.edit(kind.item);
    await next.heading(kind.verify);
  });

  it('begins with what was typed once no code can be valid any more', async () => {
    const portal = await begin();
    const stored = portal.drafts.read();
    if (!stored) throw new Error('nothing was kept');
    const later = Object.fromEntries(
      Object.entries(stored.drafts).map(([name, draft]) => [
        name,
        name.endsWith('.code') ? { ...Object(draft), sentAt: portal.time.now() - 600_000 } : draft,
      ]),
    );
    cleanup();
    const next = await openAccount({ drafts: fakeDraftStore({ ...stored, drafts: later }) });
    await next.heading(kind.ask);
    expect((await next.field(kind.label)).value).toBe(kind.typed);
  });
});

describe('what a reload finds', () => {
  it.each([
    ['another version of the page', { 'account.editing': 'email', 'account.EMAIL': { text: 'x' } }],
    [
      'somebody who tampered with it',
      {
        'account.editing': 'email',
        'account.EMAIL.code': {
          referenceId: 'r',
          destination: { method: 'EMAIL', email: '<b>' },
          sentAt: Date.UTC(2026, 10, 21),
        },
      },
    ],
  ])('of %s is left alone', async (_, drafts) => {
    const { buyer } = await openAccount();
    cleanup();
    const portal = await openAccount({ drafts: fakeDraftStore({ buyerId: buyer.id, drafts }) });
    await portal.heading('Change your email address');
    expect((await portal.field('New email address')).value).toBe('');
  });

  it('does not ask about the language again after it was changed', async () => {
    const given = { configuration: { locales: ['en-us', 'fr-ca'] } } as const;
    const portal = await openAccount(given);
    await portal.edit('language');
    await reload(portal, given);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

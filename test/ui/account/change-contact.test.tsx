import { act, screen, waitFor, within } from '@testing-library/react';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { OFFLINE } from '../../support/fakes/fault-line.ts';
import { readText } from '../support/read-text.ts';
import { openAccount } from './open-account.ts';

const NEW = 'avery.new@example.com';
type Account = Awaited<ReturnType<typeof openAccount>>;

const kinds = [
  {
    item: 'email address',
    label: 'New email address',
    typed: NEW,
    wrong: 'avery@',
    problem: 'Enter an email address like name@example.com',
    old: 'avery.stone@example.com',
    own: 'This is already your email address',
    shown: NEW,
    pages: ['edit email', 'verify email', 'edit email success'],
    headings: ['Change your email address', 'Verify your new email address', 'Email address changed'],
    value: (portal: Account) => portal.buyers.current().identity.email,
    saved: NEW,
  },
  {
    item: 'mobile number',
    label: 'New mobile number',
    typed: '202 555 0177',
    wrong: '555',
    problem: 'Enter a mobile number like 202\u00a0555\u00a00143',
    old: '(202) 555-0101',
    own: 'This is already your mobile number',
    // The testing library reads every space as an ordinary one.
    shown: '(202) 555\u20110177',
    pages: ['edit mobile', 'verify mobile', 'edit mobile success'],
    headings: ['Change your mobile number', 'Verify your new mobile number', 'Mobile number changed'],
    value: (portal: Account) => portal.buyers.current().identity.phone,
    saved: '+12025550177',
  },
] as const;

describe.each(kinds)('changing the $item', (kind) => {
  const begin = async (given: Parameters<typeof openAccount>[0] = {}) => {
    const portal = await openAccount(given);
    await portal.edit(kind.item);
    await portal.heading(kind.headings[0]);
    return portal;
  };
  const send = async (portal: Account) => {
    await portal.type(kind.label, kind.typed);
    await portal.press('Send a code');
    await portal.heading(kind.headings[1]);
  };

  // Proves.
  it('leads from typing over a code to the new one to a page that says it is there', async () => {
    const portal = await begin();
    const edited = await portal.heading(kind.headings[0]);
    await waitFor(() => expect(document.activeElement).toBe(edited));
    await send(portal);
    const verified = await portal.heading(kind.headings[1]);
    await waitFor(() => expect(document.activeElement).toBe(verified));
    const before = kind.value(portal);
    await portal.type('Verification code', RIGHT_CODE);
    expect(kind.value(portal)).toBe(before);
    await portal.press('Confirm');
    const done = await portal.heading(kind.headings[2]);
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(kind.value(portal)).toBe(kind.saved);
    expect(within(screen.getByRole('dialog')).getByText(kind.shown)).toBeTruthy();
    await portal.press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(kind.shown)).toBeTruthy();
    expect(portal.analytics.pages).toEqual(['account details', ...kind.pages]);
  });

  it('says beside the field and above it what is wrong, and sends nothing', async () => {
    const portal = await begin();
    await portal.type(kind.label, kind.wrong);
    await portal.press('Send a code');
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    const field = await portal.field(kind.label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain(kind.problem);
    await portal.user.click(within(summary).getByRole('link', { name: kind.problem }));
    expect(document.activeElement).toBe(field);
    expect(portal.authentication.requests).toHaveLength(0);
  });

  it('refuses what is on file already', async () => {
    const portal = await begin();
    await portal.type(kind.label, kind.old);
    await portal.press('Send a code');
    expect((await screen.findByRole('alert')).textContent).toContain(kind.own);
    expect(portal.authentication.requests).toHaveLength(0);
  });

  it('tells the tries left of a wrong code, then that codes are paused', async () => {
    const portal = await begin();
    await send(portal);
    for (const words of [/2 tries left/, /one try left/]) {
      await portal.type('Verification code', '999999');
      await portal.press('Confirm');
      await waitFor(() => expect(readText(screen.getByRole('alert'))).toMatch(words));
    }
    await portal.press('Confirm');
    await screen.findByText('Too many tries');
    // The form that had the focus is gone.
    const paused = await portal.heading(kind.headings[1]);
    await waitFor(() => expect(document.activeElement).toBe(paused));
    expect(kind.value(portal)).not.toBe(kind.saved);
    await portal.press('Back');
    await portal.heading(kind.headings[0]);
    await portal.press('Send a code');
    expect(screen.getByText('Too many tries')).toBeTruthy();
    expect(portal.authentication.requests).toHaveLength(1);
  });

  it('cannot be left while the code is sent, so that no page is recorded that nobody sees', async () => {
    const portal = await begin();
    const { createLoginCode } = portal.authentication;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    portal.authentication.createLoginCode = (...given) =>
      ResultAsync.fromSafePromise(released).andThen(() => createLoginCode(...given));
    await portal.type(kind.label, kind.typed);
    await portal.press('Send a code');
    await portal.user.keyboard('{Escape}');
    release();
    await portal.heading(kind.headings[1]);
    expect(portal.analytics.pages.slice(-2)).toEqual(kind.pages.slice(0, 2));
  });

  it('keeps what was typed over a failed request, Back, and a closed dialog, until it is saved', async () => {
    const portal = await begin();
    portal.authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    await portal.type(kind.label, kind.typed);
    await portal.press('Send a code');
    await screen.findByText('We couldn’t send the code');
    expect((await portal.field(kind.label)).value).toBe(kind.typed);
    await portal.press('Send a code');
    await portal.heading(kind.headings[1]);
    await portal.press('Back');
    expect((await portal.field(kind.label)).value).toBe(kind.typed);
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await portal.edit(kind.item);
    expect((await portal.field(kind.label)).value).toBe(kind.typed);
    await portal.press('Send a code');
    await portal.type('Verification code', RIGHT_CODE);
    await portal.press('Confirm');
    await portal.heading(kind.headings[2]);
    await portal.press('Done');
    await portal.edit(kind.item);
    expect((await portal.field(kind.label)).value).toBe('');
  });

  it('needs no second code when the write failed', async () => {
    const portal = await begin();
    await send(portal);
    await portal.type('Verification code', RIGHT_CODE);
    // The page is read, then written.
    portal.buyers.failNext({ kind: 'network-error' });
    await portal.press('Confirm');
    await screen.findByText('Your change wasn’t saved');
    expect((await portal.field('Verification code')).value).toBe(RIGHT_CODE);
    await portal.press('Confirm');
    await portal.heading(kind.headings[2]);
    expect(kind.value(portal)).toBe(kind.saved);
  });

  it('says that the connection is back after a refusal offline, sends nothing and leaves the focus', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const portal = await begin();
    portal.authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    await portal.type(kind.label, kind.typed);
    await portal.press('Send a code');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/You seem to be offline/)).toBeTruthy();
    const focused = document.activeElement;
    const sent = portal.authentication.requests.length;
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(notice.getByText('You’re connected again. Please try again.')).toBeTruthy();
    expect(notice.queryByText(/You seem to be offline/)).toBeNull();
    expect(document.activeElement).toBe(focused);
    expect(portal.authentication.requests).toHaveLength(sent);
    await portal.press('Send a code');
    await portal.heading(kind.headings[1]);
  });

  it('names the lender’s phone where the change is refused', async () => {
    const support = { 'en-us': { phone: '1-800-555-0142', hours: undefined } };
    const portal = await begin({ configuration: { support } });
    await send(portal);
    portal.buyers.update = () => errAsync({ kind: 'refused' });
    await portal.type('Verification code', RIGHT_CODE);
    await portal.press('Confirm');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('We couldn’t accept this change. Please contact us.')).toBeTruthy();
    expect(notice.getByRole('link', { name: '1-800-555-0142' })).toBeTruthy();
  });
});

it('breaks the e-mail address that a code is sent to before its domain', async () => {
  const portal = await openAccount();
  await portal.edit('email address');
  await portal.type('New email address', NEW);
  await portal.press('Send a code');
  await portal.heading('Verify your new email address');
  const shown = within(screen.getByRole('dialog')).getByText(NEW);
  expect(shown.innerHTML).toBe('avery.new<wbr>@example.com');
});

import { addMilliseconds } from '@member-portal/domain/calendar';
import { beginSession, SESSION_POLICY } from '@member-portal/domain/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { START } from '../../support/fakes/fake-time.ts';
import { openAccount } from '../account/open-account.ts';
import { readText } from '../support/read-text.ts';
import { showPortal } from '../support/show-portal.tsx';

const MINUTE = 60_000;
const FIRST_TICK = SESSION_POLICY.refreshInterval;

const signedIn = async (locale: 'en-us' | 'fr-ca' = 'en-us') => {
  const portal = await showPortal('/loans/closed', {
    signedIn: true,
    locale,
    record: beginSession(START),
    configuration: { locales: ['en-us', 'fr-ca'] },
  });
  await screen.findByRole('heading', { level: 1 });
  return portal;
};

describe('before an idle sign-out', () => {
  it('asks two minutes ahead, counting down, and not a moment earlier', async () => {
    const portal = await signedIn();
    await act(() => portal.time.advance(FIRST_TICK - 2 * MINUTE - 1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => portal.time.advance(1));
    const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
    expect(within(dialog).getByRole('timer').textContent).toBe('2:00');
    expect(document.activeElement?.textContent).toBe('Are you still there?');
    expect(within(dialog).getByRole('status').textContent).toBe('');
  });

  it('tells a screen reader a few times only', async () => {
    const portal = await signedIn();
    await act(() => portal.time.advance(FIRST_TICK - MINUTE));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('timer').textContent).toBe('1:00'));
    const told = within(dialog).getByRole('status');
    expect(readText(told)).toBe('We’ll sign you out in 60 seconds.');
    await act(() => portal.time.advance(5000));
    await waitFor(() => expect(within(dialog).getByRole('timer').textContent).toBe('0:55'));
    expect(readText(told)).toBe('We’ll sign you out in 60 seconds.');
  });

  it('gives the focus back to a dialog beneath, even where the end of the session is said next', async () => {
    const portal = await openAccount({ record: beginSession(START) });
    const ends = SESSION_POLICY.maximumLength - SESSION_POLICY.endAnnouncedAhead;
    await portal.edit('address');
    const city = await portal.field('City');
    city.focus();
    // A tick that is due shortly after that end is announced, as where the device has slept.
    const record = {
      ...beginSession(START),
      lastActivityAt: START,
      nextTickAt: addMilliseconds(START, ends + MINUTE),
    };
    await act(async () => {
      await portal.records.update(async () => ({ record, answer: undefined }));
      await portal.time.advance(ends - MINUTE / 2);
    });
    await screen.findByRole('dialog', { name: 'Are you still there?' });
    await act(() => portal.time.advance(MINUTE / 2));
    const end = await screen.findByRole('dialog', { name: /Your session ends at/ });
    await portal.user.click(within(end).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Your session ends at/ })).toBeNull());
    expect(document.activeElement).toBe(city);
  });

  it('goes on with Stay signed in, in every tab', async () => {
    const portal = await signedIn();
    await act(() => portal.time.advance(FIRST_TICK - MINUTE));
    await portal.user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const record = (await portal.records.read())._unsafeUnwrap();
    expect(record?.lastActivityAt).toBe(START + FIRST_TICK - MINUTE);
    expect(portal.sessions.current()).toBeDefined();
  });

  it.each(['{Escape}', 'button'] as const)('goes on by %s on the dialog, too', async (way) => {
    const portal = await signedIn();
    await act(() => portal.time.advance(FIRST_TICK - MINUTE));
    await screen.findByRole('dialog');
    if (way === 'button') await portal.user.click(screen.getByRole('button', { name: 'Close' }));
    else await portal.user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const record = (await portal.records.read())._unsafeUnwrap();
    expect(record?.lastActivityAt).toBe(START + FIRST_TICK - MINUTE);
  });

  it('is dismissed by activity in another tab', async () => {
    const portal = await signedIn();
    await act(() => portal.time.advance(FIRST_TICK - MINUTE));
    await screen.findByRole('dialog');
    await act(async () => {
      await portal.records.update(async (known) => ({
        record: known && { ...known, lastActivityAt: portal.time.now() },
        answer: undefined,
      }));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets the buyer sign out at once, in French too', async () => {
    const portal = await signedIn('fr-ca');
    await act(() => portal.time.advance(FIRST_TICK - MINUTE));
    const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous toujours là\u202f?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Se déconnecter' }));
    expect(portal.sessions.current()).toBeUndefined();
  });
});

describe('before the end that cannot be postponed', () => {
  it('says when, offers nothing that would not work, and keeps saying so on the page', async () => {
    const portal = await signedIn();
    await act(async () => {
      await portal.records.update(async () => ({
        record: {
          ...beginSession(START),
          lastActivityAt: START,
          nextTickAt: (START + SESSION_POLICY.maximumLength) as typeof START,
        },
        answer: undefined,
      }));
      await portal.time.advance(SESSION_POLICY.maximumLength - SESSION_POLICY.endAnnouncedAhead);
    });
    const dialog = await screen.findByRole('dialog', { name: /Your session ends at/ });
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/Your session ends at/)).toBeTruthy();
  });
});

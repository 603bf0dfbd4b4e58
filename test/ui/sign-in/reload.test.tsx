import type { Instant } from '@member-portal/domain/calendar';
import { emailAddress, oneTimeCode } from '@member-portal/domain/sign-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RIGHT_CODE } from '../../support/fakes/fake-authentication.ts';
import { START } from '../../support/fakes/fake-time.ts';
import { showPortal } from '../support/show-portal.tsx';

const email = emailAddress('avery.stone@example.com')._unsafeUnwrap();
const pending = { referenceId: 'one', destination: { method: 'EMAIL', email }, sentAt: START } as const;

describe('a reload while signing in', () => {
  it('goes on with the code', async () => {
    await showPortal('/', { pending });
    expect(await screen.findByLabelText('Verification code')).toBeTruthy();
    expect(screen.getByText('a•••@example.com')).toBeTruthy();
  });

  it('resumes the question for both addresses without an error, and takes the code that was right', async () => {
    const code = oneTimeCode(RIGHT_CODE)._unsafeUnwrap();
    const portal = await showPortal('/', { pending: { ...pending, code, mismatches: 1, triesLeft: 4 } });
    expect(await screen.findByRole('heading', { name: 'One more check' })).toBeTruthy();
    expect(screen.getByText('You have 4 tries left.')).toBeTruthy();
    expect(screen.queryByText(/don’t match our records/)).toBeNull();
    await portal.user.type(screen.getByLabelText('Mobile number'), '202 555 0101');
    await portal.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(portal.authentication.exchanges).toMatchObject([{ code, email }]));
  });

  it.each([
    ['another address is wanted', pending, 'Use another email address'],
    [
      'it is begun anew',
      { ...pending, code: oneTimeCode(RIGHT_CODE)._unsafeUnwrap(), mismatches: 1 },
      'Start over',
    ],
  ])('asks for the address again where %s, and no code before another one is sent', async (_, from, wish) => {
    const { user, pending: store } = await showPortal('/', { pending: from });
    await user.click(await screen.findByRole('button', { name: wish }));
    await user.type(await screen.findByLabelText('Email address'), 'a');
    cleanup();
    expect(store.read()?.code).toBeUndefined();
    const left = () => {
      const [kept, typed] = [store.read(), store.readTyped()];
      return { ...(kept ? { pending: kept } : {}), ...(typed ? { typed } : {}) };
    };
    const again = await showPortal('/', left());
    const field = await screen.findByLabelText<HTMLInputElement>('Email address');
    expect(field.value).toBe(`${email}a`);
    await user.type(field, '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    await screen.findByLabelText('Verification code');
    expect(again.pending.read()?.mismatches).toBe(from === pending ? undefined : 1);
    cleanup();
    const sent = again.pending.read();
    await showPortal('/', sent ? { pending: sent } : {});
    expect(await screen.findByLabelText('Verification code')).toBeTruthy();
  });

  it('finds what was typed in both fields, and the one that was asked for', async () => {
    const { user, pending: store } = await showPortal('/');
    await user.type(await screen.findByLabelText('Email address'), 'avery.st');
    await user.click(screen.getByRole('button', { name: 'Use my mobile number instead' }));
    await user.type(await screen.findByLabelText('Mobile number'), '202 5');
    cleanup();
    const typed = store.readTyped();
    await showPortal('/', { ...(typed ? { typed } : {}) });
    expect((await screen.findByLabelText<HTMLInputElement>('Mobile number')).value).toBe('202 5');
    await user.click(screen.getByRole('button', { name: 'Use my email address instead' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('avery.st');
  });

  it('leaves nothing behind where nothing is typed', async () => {
    const portal = await showPortal('/');
    await screen.findByLabelText('Email address');
    expect(portal.pending.readTyped()).toBeUndefined();
  });

  it('has nothing of it left once signed in', async () => {
    const { user, pending: store, sessions } = await showPortal('/');
    await user.type(await screen.findByLabelText('Email address'), email);
    expect(store.readTyped()).toMatchObject({ email });
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    await user.type(await screen.findByLabelText('Verification code'), RIGHT_CODE);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sessions.current()).toBeDefined());
    expect(store.readTyped()).toBeUndefined();
  });

  it('lets somebody else sign in while an address is locked', async () => {
    const typed = { email, phone: '202 555 0101', method: 'SMS' } as const;
    const { user } = await showPortal('/', { pending, typed, lockedUntil: (START + 95_000) as Instant });
    await user.click(await screen.findByRole('button', { name: 'Use another email or mobile' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('');
    await user.type(await screen.findByLabelText('Email address'), 'blake.river@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a code' }));
    expect(await screen.findByText('b•••@example.com')).toBeTruthy();
  });

  it('goes on waiting for the end of a lock, counts down, and lets the visitor begin again', async () => {
    const { time, user } = await showPortal('/', { pending, lockedUntil: (START + 95_000) as Instant });
    expect(await screen.findByText('2 minutes left')).toBeTruthy();
    await time.advance(40_000);
    expect(await screen.findByText('1 minute left', undefined)).toBeTruthy();
    await time.advance(60_000);
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Email address')).toBeTruthy();
  });

  // Proves.
  it.each([
    ['en-us', 61_000, /paused until \d+:02.[AP]M\.$/, '2 minutes left'],
    ['fr-ca', 61_000, /suspendue jusqu’à \d+.h.02\.$/, 'Encore 2 minutes'],
    ['en-us', 60_000, /paused until \d+:01.[AP]M\.$/, '1 minute left'],
    ['en-us', 60_001, /paused until \d+:02.[AP]M\.$/, '2 minutes left'],
  ] as const)(
    'in %s names an end of a lock of %d ms by which it is over',
    async (locale, ms, until, left) => {
      const lockedUntil = (START + ms) as Instant;
      await showPortal('/', { pending, lockedUntil, locale, configuration: { locales: [locale] } });
      expect(await screen.findByText(until)).toBeTruthy();
      expect(screen.getByText(left)).toBeTruthy();
    },
  );

  it.each([
    ['en-us', 24, /paused until tomorrow, \d+:\d\d.[AP]M\.$/, '24 hours left'],
    ['en-us', 49.5, /paused until \w+day, November.2\d, \d+:\d\d.[AP]M\.$/, '49 hours 30 minutes left'],
    ['en-ca', 24, /paused until tomorrow, \d+:\d\d.[ap]\.m\.$/, '24 hours left'],
    ['fr-ca', 24, /suspendue jusqu’à demain à \d+.h(.\d\d)?\.$/, 'Encore 24 heures'],
    [
      'fr-ca',
      49.5,
      /suspendue jusqu’au \w+di 2\d.novembre à \d+.h(.\d\d)?\.$/,
      'Encore 49 heures et 30 minutes',
    ],
  ] as const)(
    'in %s tells the day of a lock of %d hours, and what is left of it',
    async (locale, hours, until, left) => {
      const lockedUntil = (START + hours * 3_600_000) as Instant;
      await showPortal('/', { pending, lockedUntil, locale, configuration: { locales: [locale] } });
      expect(await screen.findByText(until)).toBeTruthy();
      expect(screen.getByText(left)).toBeTruthy();
    },
  );
});

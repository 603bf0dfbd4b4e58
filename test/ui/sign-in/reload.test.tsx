import type { Instant } from '@member-portal/domain/calendar';
import { emailAddress } from '@member-portal/domain/sign-in';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('goes on waiting for the end of a lock, counts down, and lets the visitor begin again', async () => {
    const { time, user } = await showPortal('/', { pending, lockedUntil: (START + 95_000) as Instant });
    expect(await screen.findByText('2 minutes left')).toBeTruthy();
    await time.advance(40_000);
    expect(await screen.findByText('1 minute left', undefined)).toBeTruthy();
    await time.advance(60_000);
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Email address')).toBeTruthy();
  });
});

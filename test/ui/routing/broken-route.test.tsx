import { render, screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lendDialogs } from '../loans/lend-dialogs.ts';
import { aPortal } from '../support/open-portal.tsx';

describe('a route whose view fails while rendering', () => {
  beforeEach(() => {
    lendDialogs();
    // React and the router log every error that they catch to the console.
    for (const method of ['error', 'warn'] as const) {
      const report = vi.spyOn(console, method).mockImplementation(() => undefined);
      onTestFinished(() => report.mockRestore());
    }
    // React reports what it caught while rendering concurrently as an error of the window.
    const caught = (): void => undefined;
    window.addEventListener('error', caught);
    onTestFinished(() => window.removeEventListener('error', caught));
  });

  // Proves.
  it('is replaced alone: the header stays', async () => {
    const { element, servicing } = await aPortal('/loans/closed', { signedIn: true });
    // A loan without anything that a list draws.
    Object.assign(servicing, { listLoans: () => okAsync({ items: [{}] }) });
    render(element);
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  // Proves.
  it('shows the generic error screen with a reload button, at the same address', async () => {
    const { element, router, sessions } = await aPortal('/my-information', { signedIn: true });
    Object.assign(sessions, {
      subscribe: () => {
        throw new Error('broken');
      },
    });
    render(element);
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/my-information');
  });
});

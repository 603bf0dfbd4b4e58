import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

describe('the maintenance banner', () => {
  it('stands above the page while its flag is on', async () => {
    await showPortal('/loans/closed', { signedIn: true, flags: { maintenanceBanner: true } });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
    expect(screen.getByText('Maintenance in progress')).toBeTruthy();
  });

  it('does not stand there otherwise', async () => {
    await showPortal('/loans/closed', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Closed loans' });
    expect(screen.queryByText('Maintenance in progress')).toBeNull();
  });
});

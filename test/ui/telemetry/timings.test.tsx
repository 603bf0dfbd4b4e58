import type { LoanId } from '@member-portal/domain/loan';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { openPage } from '../loans/signed-in-page.tsx';
import { showPortal } from '../support/show-portal.tsx';

afterEach(cleanup);

describe('the timings that monitoring is told', () => {
  it('are how soon the sign-in form can be used, once, and not again when it comes back', async () => {
    const { monitoring, user } = await showPortal('/');
    await screen.findByRole('heading', { name: 'Sign in' });
    await user.click(screen.getByRole('button', { name: /mobile/i }));
    await user.click(screen.getByRole('button', { name: /email/i }));
    expect(monitoring.timings).toEqual([{ name: 'form_usable', milliseconds: expect.any(Number) }]);
    expect(monitoring.timings[0]?.milliseconds).toBeGreaterThan(0);
  });

  it('are how soon the first loan shows', async () => {
    const { monitoring } = await openPage('/loans/outstanding', {
      loans: [aLoan({ id: 'loan-1' as LoanId, merchant: 'Hearth & Pine' })],
    });
    await screen.findByRole('article', { name: 'Hearth & Pine' });
    expect(monitoring.timings.map(({ name }) => name)).toEqual(['first_loan_shown']);
  });

  it('are none of a list without loans', async () => {
    const { monitoring } = await openPage('/loans/outstanding', { loans: [] });
    await screen.findByRole('heading', { name: 'No outstanding loans' });
    expect(monitoring.timings).toEqual([]);
  });
});

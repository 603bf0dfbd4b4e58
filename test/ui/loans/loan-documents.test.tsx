import { DISCLOSURE_KINDS } from '@member-portal/domain/disclosure';
import type { LoanId } from '@member-portal/domain/loan';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan } from '../../support/builders/a-loan.ts';
import { openPage } from './signed-in-page.tsx';

afterEach(cleanup);

const documents = DISCLOSURE_KINDS.map((kind) => ({
  kind,
  targetId: kind === 'auto-enroll' ? 'enrolment-1' : undefined,
  effectiveOn: day('2026-02-01'),
}));

const linksIn = async (locale: 'en-us' | 'fr-ca'): Promise<readonly (readonly [string, string])[]> => {
  const { problems } = await openPage('/loans/loan-1', {
    locale,
    loans: [aLoan({ id: 'loan-1' as LoanId, documents })],
  });
  const heading = await screen.findByRole('heading', { name: 'Documents' });
  const section = heading.closest('section');
  if (!section) throw new Error('there is no section of documents');
  expect(problems).toEqual([]);
  return within(section)
    .getAllByRole('link')
    .map((link) => [link.firstChild?.textContent ?? '', link.getAttribute('href') ?? '']);
};

describe('the documents of a loan', () => {
  it('are called by their names in the language of the visit, whatever the platform calls them', async () => {
    const english = await linksIn('en-us');
    cleanup();
    const french = await linksIn('fr-ca');
    expect(english.map(([name]) => name)).toContain('Loan agreement');
    expect(french.map(([name]) => name)).toContain('Contrat de prêt');
    for (const links of [english, french]) {
      const names = links.map(([name]) => name);
      // The three letters of a hardship plan have one name: their codes say nothing to a borrower.
      expect(new Set(names).size).toBe(DISCLOSURE_KINDS.length - 2);
      expect(names).not.toContain('As it is called in another language');
    }
  });

  it('lead to the loan’s own page of each, and to what was accepted where it belongs to an enrolment', async () => {
    const links = new Map(await linksIn('en-us'));
    expect(links.get('Loan agreement')).toBe('/disclosure/payment-agreement/loan-1/views/loan-agreement');
    expect(links.get('Payment terms')).toBe('/disclosure/payment-full-terms');
    expect(links.get('Autopay authorization')).toBe(
      '/disclosure/payment-agreement/loan-1/acknowledgements/name/auto-enroll/target-id/enrolment-1',
    );
  });

  it('of an unknown kind have the platform’s title, or a plain word, and no link', async () => {
    const effectiveOn = day('2026-02-01');
    await openPage('/loans/loan-1', {
      loans: [
        aLoan({
          id: 'loan-1' as LoanId,
          documents: [
            { kind: 'unknown', title: 'Climate rider', targetId: undefined, effectiveOn },
            { kind: 'unknown', title: undefined, targetId: undefined, effectiveOn },
          ],
        }),
      ],
    });
    const section = (await screen.findByRole('heading', { name: 'Documents' })).closest('section');
    if (!section) throw new Error('there is no section of documents');
    expect(within(section).getByText('Climate rider')).toBeTruthy();
    expect(within(section).getByText('Document')).toBeTruthy();
    expect(within(section).queryByRole('link')).toBeNull();
  });
});

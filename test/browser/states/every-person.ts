import { demoPeople } from '../../../sandbox/index.ts';
import { signInByEmail } from '../../acceptance/scenarios/steps.ts';
import { seen } from '../driver/seen.ts';
import type { Round } from './round.ts';

/** The overview, the closed loans and the first loan of every demonstration borrower: one for each situation. */
export const everyPerson: Round = async ({ visit, tenant, platform, portal, look }) => {
  const { page, origin } = visit.tab;
  // The lender names a borrower's documents in the borrower's language, whatever the page is read in.
  const speaksFrench = visit.tab.locale === 'fr-ca';
  const people = demoPeople().filter(
    (person) => person.tenant === tenant && (!speaksFrench || person.language === 'fr-ca'),
  );
  const goesTo = async (place: string): Promise<void> => {
    await page.goto(`${origin}${place}`);
    await seen(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
  };
  for (const { givenName, situation } of people) {
    const borrower = await platform.borrower(givenName);
    await page.goto(origin);
    await signInByEmail({ platform, portal }, borrower);
    await goesTo('/loans/outstanding');
    await look(`${situation}: outstanding`);
    await goesTo('/loans/closed');
    await look(`${situation}: closed`);
    const loans = await platform.loans(borrower, 'outstanding');
    for (const loan of loans.slice(0, 1)) {
      await goesTo(`/loans/${loan.id}`);
      await look(`${situation}: loan`);
      await goesTo(`/loans/${loan.id}/history`);
      await look(`${situation}: history`);
    }
    await page.goto(`${origin}/logout`);
    await portal.isSignedOut();
  }
};

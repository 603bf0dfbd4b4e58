import { demoPeople } from '../../../sandbox/index.ts';
import { morePeople } from '../../../sandbox/people/more-people.ts';
import { comesBackSignedIn } from '../../acceptance/scenarios/steps.ts';
import { seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import type { Round } from './round.ts';

/** Of the further borrowers those whose loans are in a state that the first three show nothing of. */
const BEFORE_AND_AFTER: readonly string[] = ['Remy', 'Sage', 'Teagan', 'Frankie', 'Harper'];

/** The overview, the closed loans and the first loan of every demonstration borrower: one for each situation. */
export const everyPerson: Round = async ({ visit, tenant, server, platform, portal, look }) => {
  const { page, origin } = visit.tab;
  // The lender names a borrower's documents in the borrower's language, whatever the language of the page.
  const speaksFrench = visit.tab.locale === 'fr-ca';
  const everybody = [
    ...demoPeople(),
    ...morePeople().filter(({ givenName }) => BEFORE_AND_AFTER.includes(givenName)),
  ];
  await server.running.reset(everybody);
  const people = everybody.filter(
    (person) => person.tenant === tenant && (!speaksFrench || person.language === 'fr-ca'),
  );
  const goesTo = async (place: string): Promise<void> => {
    await page.goto(`${origin}${place}`);
    await seen(page.getByRole('heading', { level: 1 }));
    await settled(page);
  };
  for (const { givenName, situation } of people) {
    const borrower = await platform.borrower(givenName);
    await comesBackSignedIn({ platform, portal }, borrower);
    await goesTo('/loans/outstanding');
    await look(`${situation}: outstanding`);
    await goesTo('/loans/closed');
    await look(`${situation}: closed`);
    const going = await platform.loans(borrower, 'outstanding');
    const over = await platform.loans(borrower, 'closed');
    // A loan of each situation: what is still to be decided last, and what is over where nothing is going on.
    for (const loan of going.length > 0 ? going.slice(0, 2) : over.slice(0, 1)) {
      await goesTo(`/loans/${loan.id}`);
      await look(`${situation}: loan ${loan.status}`);
      await goesTo(`/loans/${loan.id}/history`);
      await look(`${situation}: history ${loan.status}`);
    }
    await page.goto(`${origin}/logout`);
    await portal.isSignedOut();
  }
};

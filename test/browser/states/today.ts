import { demoPeople } from '../../../sandbox/index.ts';
import { morePeople } from '../../../sandbox/people/more-people.ts';
import { comesBackSignedIn } from '../../acceptance/scenarios/steps.ts';
import { seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import { hasLoansLike } from '../lists/long-lists.ts';
import type { Round } from './round.ts';

/** Whose loans are in states of the card that no other round shows. */
const WHO = [
  { name: 'Dana', kind: 'automatic', segment: 'outstanding' },
  { name: 'Emery', kind: 'processing', segment: 'outstanding' },
  { name: 'Parker', kind: 'still-owed', segment: 'closed' },
] as const;

/** The Today card, on the overview and on the page of a loan: taken by autopay, processing, still owed, and not known. */
export const today: Round = async ({ visit, tenant, server, platform, portal, look }) => {
  const { page, origin } = visit.tab;
  const names: readonly string[] = WHO.map(({ name }) => name);
  await server.running.reset([
    ...demoPeople(),
    ...morePeople().filter(({ givenName }) => names.includes(givenName)),
  ]);
  const looksAt = async (place: string, kind: string, state: string): Promise<void> => {
    await page.goto(`${origin}${place}`);
    await seen(page.locator(`[data-today="${kind}"]`));
    await settled(page);
    await look(state);
  };
  for (const { name, kind, segment } of WHO) {
    const borrower = await platform.borrower(name);
    await comesBackSignedIn({ platform, portal }, borrower);
    const [loan] = await platform.loans(borrower, segment);
    if (!loan) throw new Error(`${name} has a loan`);
    await looksAt('/loans/outstanding', kind, `${kind}: outstanding`);
    await looksAt(`/loans/${loan.id}`, kind, `${kind}: loan`);
    await page.goto(`${origin}/logout`);
    await portal.isSignedOut();
  }

  const avery = await platform.borrower('Avery');
  await comesBackSignedIn({ platform, portal }, avery);
  const [loan] = await platform.loans(avery, 'outstanding');
  if (!loan) throw new Error('Avery has a loan');
  const status = 'OF_A_LATER_VERSION';
  await hasLoansLike(server.running, tenant, page, [{ status }]);
  await page.route(new RegExp(`/payment-agreement/${loan.id}(\\?|$)`), async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { authorization = '' } = await route.request().allHeaders();
    const answer = await server.running.fetch(tenant, pathname + search, {
      headers: { authorization, 'x-api-version': 'v2' },
    });
    await route.fulfill({ json: { ...(await answer.json()), status } });
  });
  await looksAt('/loans/outstanding', 'unknown', 'unknown: outstanding');
  await looksAt(`/loans/${loan.id}`, 'unknown', 'unknown: loan');
};

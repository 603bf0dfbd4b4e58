import { z } from 'zod';
import { dateIn } from '../../../sandbox/calendar/zone.ts';
import { demoPeople, demoTenants } from '../../../sandbox/index.ts';
import { morePeople } from '../../../sandbox/people/more-people.ts';
import { agreementsOf, methodsOf } from './payment-steps.ts';
import { type RemoteClient, remoteClient } from './remote-client.ts';
import { askForCode, login, newestCode } from './sign-in-steps.ts';

/** A loan that takes payments, with a session of its borrower and a method to pay by. */
export interface Payer {
  readonly client: RemoteClient;
  readonly loanId: string;
  readonly methodId: string;
  readonly currency: 'USD' | 'CAD';
  readonly today: () => string;
  /** Every payment of a loan has an amount of its own: the same one twice would be refused as a repetition. */
  nextCents: number;
}

const sessionSchema = z.object({ token: z.string() });

/** Demo borrowers who have loans, by tenant and e-mail address. */
export const borrowers = (): readonly { readonly tenant: string; readonly email: string }[] =>
  [...demoPeople(), ...morePeople()].filter(({ loans }) => loans.length > 0);

/**
 * Loans of the demo borrowers of a platform in another process (of one lender, where it is named), each signed in by a code;
 * a session survives a restart.
 */
export const payersOf = async (port: number, lender?: string): Promise<Payer[]> => {
  const payers: Payer[] = [];
  for (const { tenant, email } of borrowers()) {
    const known = demoTenants.find(({ id }) => id === tenant);
    if (known === undefined || (lender !== undefined && tenant !== lender)) continue;
    const visitor = remoteClient(port, tenant);
    const answer = await login(visitor, await askForCode(visitor, email), await newestCode(visitor, email));
    const session = sessionSchema.safeParse(answer.body);
    if (!session.success) continue;
    const client = visitor.withToken(session.data.token);
    const method = (await methodsOf(client)).find(
      ({ status, type }) => status === 'ACCEPTED' && type === 'BANK_ACCOUNT',
    );
    for (const { id, status } of await agreementsOf(client)) {
      if (status !== 'OUTSTANDING' || method === undefined) continue;
      const today = (): string => dateIn(known.timezone, Date.now());
      payers.push({
        client,
        loanId: id,
        methodId: method.id,
        currency: known.currency,
        today,
        nextCents: 100,
      });
    }
  }
  return payers;
};

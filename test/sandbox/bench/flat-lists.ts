import { historyQuerySchema, listQuerySchema } from '../../../sandbox/contract/agreement.ts';
import { type DatabasePlace, openDatabase } from '../../../sandbox/database/open-database.ts';
import { demoTenants } from '../../../sandbox/index.ts';
import { manyLoansPerson } from '../../../sandbox/people/many-loans/many-loans-person.ts';
import { listAgreements } from '../../../sandbox/servicing/list-agreements.ts';
import { listHistory } from '../../../sandbox/servicing/list-history.ts';
import { addLargeLists, FEW, MANY } from '../support/large-lists.ts';
import { remoteClient } from '../support/remote-client.ts';
import { askForCode, login, newestCode } from '../support/sign-in-steps.ts';
import { medianOfNumbers } from './measure.ts';

/** Median milliseconds of a first page of a handful of rows, and of the most. */
export interface Pair {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

const ROUNDS = 31;
const TODAY = '2026-03-11';

/** Takes both in turns: what else the machine does meanwhile disturbs them alike. */
const timed = async (
  name: string,
  few: () => Promise<unknown>,
  many: () => Promise<unknown>,
): Promise<Pair> => {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, read] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const began = performance.now();
      await read();
      times[kind].push(performance.now() - began);
    }
  }
  return { name, few: medianOfNumbers(times.few), many: medianOfNumbers(times.many) };
};

/** First pages as the database gives them: of 10 and of 5,000 loans, of 10 and of 50,000 activities, and a search among both. */
export const pagesOfDatabase = async (place: DatabasePlace): Promise<readonly Pair[]> => {
  const { db, close } = await openDatabase(place);
  const northwind = demoTenants.find(({ id }) => id === 'northwind');
  if (!northwind) throw new Error('There is Northwind.');
  try {
    await addLargeLists(db);
    const list = (buyerId: string, query: object) => () =>
      listAgreements(db, { tenant: 'northwind', buyerId }, listQuerySchema.parse({ limit: 10, ...query }), {
        tenant: northwind,
        today: TODAY,
        now: Date.parse(`${TODAY}T12:00:00Z`),
      });
    const history = (loan: string) => () =>
      listHistory(db, loan, historyQuerySchema.parse({ limit: 10 }), northwind);
    return [
      await timed('loans, 10 and 5,000', list(FEW.buyer, {}), list(MANY.buyer, {})),
      await timed('activities, 10 and 50,000', history(FEW.loan), history(MANY.loan)),
      await timed(
        'search, 10 and 5,000',
        list(FEW.buyer, { q: 'few-1' }),
        list(MANY.buyer, { q: 'many-4991' }),
      ),
    ];
  } finally {
    await close();
  }
};

/** The first page of the borrower with 5,000 loans against one of five, asked for over HTTP; both are Harbour's. */
export const pageOverHttp = async (port: number): Promise<Pair> => {
  const pageOf = async (email: string): Promise<() => Promise<unknown>> => {
    const visitor = remoteClient(port, manyLoansPerson.tenant);
    const answer = await login(visitor, await askForCode(visitor, email), await newestCode(visitor, email));
    const { token } = answer.body as { readonly token: string };
    return () => visitor.withToken(token).call('GET', '/api/servicing/payment-agreement?limit=5');
  };
  const few = await pageOf('avery.stone@example.com');
  return timed('over HTTP, 5 and 5,000', few, await pageOf(manyLoansPerson.email));
};

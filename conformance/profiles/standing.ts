import type { Check } from '../check.ts';
import type { Person } from '../credentials.ts';
import { dig, type Kit } from '../kit.ts';
import { Failed, Skipped } from '../verdict.ts';
import { allRows, type Row, smallPages } from './lists.ts';

const PAST_DUE = 'PAST_DUE';

const isLate = ({ json }: Row): boolean => Number(dig(json, 'pastDue', 'amount')) > 0;

/** The problem with a person's past-due list; undefined where the list cannot be filtered. */
const problemsOf = async (kit: Kit, person: Person): Promise<readonly string[] | undefined> => {
  const { token, buyerId } = await kit.session(person);
  const path = `/api/servicing/payment-agreement?buyerId=${buyerId}`;
  const filtered = `${path}&standing=${PAST_DUE}`;
  const first = (query: string) =>
    kit.expect('listAgreements', 200, { method: 'GET', path: `${query}&limit=1`, token });
  const named = async (query: string): Promise<boolean> => {
    const standings = dig(await first(query), 'standings');
    return Array.isArray(standings) && standings.includes(PAST_DUE);
  };
  if (!(await named(path))) return undefined;
  const late = (await allRows(kit, 'listAgreements', path, token, 50)).filter(isLate);
  const rows = await allRows(kit, 'listAgreements', filtered, token, smallPages(late.length));
  const totals = dig(await first(`${filtered}&totals=true`), 'totals', 'count');
  const isMissing = late.some(({ id }) => !rows.some((row) => row.id === id));
  return [
    ...(rows.every(isLate) ? [] : ['standing=PAST_DUE let an agreement through that is not past due']),
    ...(isMissing ? ['standing=PAST_DUE left out an agreement that is past due'] : []),
    ...((await named(filtered)) ? [] : ['the filtered list does not name PAST_DUE in standings']),
    ...(totals === undefined || totals === late.length
      ? []
      : [`the filtered list’s totals count ${totals} agreements where ${late.length} are past due`]),
  ];
};

export const standingChecks: readonly Check[] = [
  {
    id: 'read.standing',
    profile: 'read',
    requirement:
      'A list that names PAST_DUE in standings can be left with what is past due, on every page and in its totals.',
    sees: 'The list under “Past due” shows loans that are fine, or misses one that is late.',
    run: async (kit) => {
      const { person, other } = kit.credentials;
      const problems = [
        await problemsOf(kit, person),
        other === undefined ? undefined : await problemsOf(kit, other),
      ];
      if (problems.every((one) => one === undefined))
        throw new Skipped('no list names PAST_DUE in standings');
      const found = new Set(problems.flatMap((one) => one ?? []));
      if (found.size > 0) throw new Failed(...found);
    },
  },
];

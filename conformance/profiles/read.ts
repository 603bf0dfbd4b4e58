import type { Check } from '../check.ts';
import type { Person } from '../credentials.ts';
import {
  admits,
  admitsOrigin,
  FOREIGN_ORIGIN,
  repeatsForeign,
  SAFELISTED,
  statusProblem,
} from '../http/cors.ts';
import { dig, type Kit } from '../kit.ts';
import { named } from '../report/named.ts';
import { Failed, must, Skipped } from '../verdict.ts';
import { historyChecks } from './history.ts';
import { agreementsOf, allRows, anyAgreements, readAgreement, smallPages } from './lists.ts';

const OUTSTANDING = ['ACCEPTED', 'REVIEW', 'OUTSTANDING'];
const NOT_THERE = 'agr-that-nobody-has';

/** A method, where it is used, and the headers that the portal sends with it. */
const PREFLIGHTS = [
  ['POST', '/api/auth/send-code', 'content-type', 'x-app-id'],
  ['GET', '/api/servicing/payment-agreement', 'authorization', 'x-api-version'],
  ['POST', `/api/servicing/payment-agreement/${NOT_THERE}/payment`, 'content-type', 'idempotency-key'],
  ['PUT', '/api/buyer/nobody', 'authorization', 'content-type'],
  ['DELETE', `/api/servicing/payment-agreement/${NOT_THERE}/autopay`, 'authorization'],
] as const;

const cents = (money: unknown): number => Number(dig(money, 'amount'));

const sumOf = (amounts: readonly unknown[]): number =>
  amounts.reduce<number>((sum, money) => sum + cents(money), 0);

const isPastDue = (row: unknown): boolean => cents(dig(row, 'pastDue')) > 0;

/** Due days of rows that are not past due, in the order of the rows; rows without a next payment have no place in it. */
const dueDaysOf = (rows: readonly unknown[]): readonly string[] =>
  rows
    .filter((row) => !isPastDue(row))
    .map((row) => dig(row, 'nextPayment', 'dueOn'))
    .filter((day) => typeof day === 'string');

/** What is wrong with the totals of a list that is on one page. */
const problemsOfTotals = (totals: unknown, rows: readonly unknown[]): readonly string[] => {
  const late = rows.filter(isPastDue);
  const by = String(dig(totals, 'dueSoon', 'by'));
  const soon = rows.filter((row) => {
    const dueOn = dig(row, 'nextPayment', 'dueOn');
    return !isPastDue(row) && typeof dueOn === 'string' && dueOn <= by;
  });
  const compared: readonly (readonly [string, unknown, number])[] = [
    ['count', dig(totals, 'count'), rows.length],
    ['balance', dig(totals, 'balance', 'amount'), sumOf(rows.map((row) => dig(row, 'balance')))],
    ['pastDue.count', dig(totals, 'pastDue', 'count'), late.length],
    [
      'pastDue.amount',
      dig(totals, 'pastDue', 'amount', 'amount'),
      sumOf(late.map((row) => dig(row, 'pastDue'))),
    ],
    ['dueSoon.count', dig(totals, 'dueSoon', 'count'), soon.length],
    [
      'dueSoon.amount',
      dig(totals, 'dueSoon', 'amount', 'amount'),
      sumOf(soon.map((row) => dig(row, 'nextPayment', 'amount'))),
    ],
  ];
  return compared
    .filter(([, told, counted]) => told !== counted)
    .map(([name]) => `totals.${name} is not what the rows come to`);
};

/** What is wrong with a person's outstanding agreements by due date, as the portal asks for them. */
const problemsByDueDate = async (kit: Kit, person: Person): Promise<readonly string[]> => {
  const { token, buyerId } = await kit.session(person);
  const status = OUTSTANDING.map((one) => `&status=${one}`).join('');
  const path = `/api/servicing/payment-agreement?buyerId=${buyerId}${status}&sort=due&limit=200&totals=true`;
  const page = await kit.expect('listAgreements', 200, { method: 'GET', path, token });
  const items = dig(page, 'items');
  const rows: readonly unknown[] = Array.isArray(items) ? items : [];
  const firstOnTime = rows.findIndex((row) => !isPastDue(row));
  const days = dueDaysOf(rows);
  const totals = dig(page, 'totals');
  const isWhole = typeof dig(page, 'nextCursor') !== 'string';
  return [
    ...(firstOnTime >= 0 && rows.slice(firstOnTime).some(isPastDue)
      ? ['sort=due lists an agreement that is past due after one that is not']
      : []),
    ...(days.some((day, index) => day < (days[index - 1] ?? ''))
      ? ['sort=due does not list what is not past due by its next due date']
      : []),
    ...(!totals || !isWhole ? [] : problemsOfTotals(totals, rows)),
  ];
};

export const readChecks: readonly Check[] = [
  {
    id: 'read.buyer',
    profile: 'read',
    requirement: 'The borrower’s record can be read, as the contract has it.',
    sees: 'The account page says “We couldn’t load this”.',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      const buyer = await kit.expect('readBuyer', 200, {
        method: 'GET',
        path: `/api/buyer/${buyerId}`,
        token,
      });
      must(dig(buyer, 'id') === buyerId, 'the record is of another buyer');
    },
  },
  {
    id: 'read.list',
    profile: 'read',
    requirement:
      'Agreements are listed, as the contract has them, filtered by status, what is past due first and then by due date; totals, where given, are of these rows.',
    sees: 'The first page after sign-in says “We couldn’t load this” in place of the loans, does not begin with what is late, or has a wrong sum.',
    run: async (kit) => {
      const all = await agreementsOf(kit);
      const rows = await agreementsOf(kit, OUTSTANDING);
      const isMissing = all
        .filter(({ json }) => OUTSTANDING.includes(String(dig(json, 'status'))))
        .some(({ id }) => !rows.some((row) => row.id === id));
      must(!isMissing, 'the filter by status left out an agreement of these statuses');
      const stranger = rows.find(({ json }) => !OUTSTANDING.includes(String(dig(json, 'status'))));
      must(
        !stranger,
        `the filter by status let ${named(dig(stranger?.json, 'status')) || 'another status'} through`,
      );
      const { person, other } = kit.credentials;
      const problems = [
        ...(await problemsByDueDate(kit, person)),
        ...(other ? await problemsByDueDate(kit, other) : []),
      ];
      if (problems.length > 0) throw new Failed(...new Set(problems));
    },
  },
  {
    id: 'read.agreement',
    profile: 'read',
    requirement: 'Each agreement can be read whole, and agrees with its row in the list.',
    sees: 'The list and the loan’s own page show different balances, or the page cannot be loaded.',
    run: async (kit) => {
      const rows = await anyAgreements(kit);
      const problems: string[] = [];
      for (const { id, json } of rows.slice(0, 20)) {
        const whole = await readAgreement(kit, id);
        for (const field of ['balance', 'pastDue'])
          if (cents(dig(whole, field)) !== cents(dig(json, field)))
            problems.push(`${field} differs between list and agreement`);
        if (dig(whole, 'status') !== dig(json, 'status'))
          problems.push('status differs between list and agreement');
      }
      if (problems.length > 0) throw new Failed(...new Set(problems));
    },
  },
  ...historyChecks,
  {
    id: 'read.paging',
    profile: 'read',
    requirement:
      'A list in small pages is the list in large ones, and an unknown cursor is refused with 400.',
    sees: 'Loans are listed twice, or are missing.',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      const path = `/api/servicing/payment-agreement?buyerId=${buyerId}`;
      const whole = await allRows(kit, 'listAgreements', path, token, 200);
      const size = smallPages(whole.length);
      const small = await allRows(kit, 'listAgreements', path, token, size);
      must(
        small.length === whole.length,
        `${small.length} rows in pages of ${size}, ${whole.length} in pages of 200`,
      );
      must(
        JSON.stringify(small.map((row) => row.id)) === JSON.stringify(whole.map((row) => row.id)),
        `the list differs between pages of ${size} and pages of 200`,
      );
      await kit.expectRefusal({ method: 'GET', path: `${path}&cursor=no-such-cursor`, token }, [400]);
    },
  },
  {
    id: 'read.others',
    profile: 'read',
    requirement: 'What belongs to somebody else is answered like what is not there.',
    sees: 'Nothing; borrowers can read each other’s loans, or find out that they exist.',
    run: async (kit) => {
      const { other } = kit.credentials;
      const { token, buyerId } = await kit.session();
      const read = (path: string, as = token) => kit.call({ method: 'GET', path, token: as });
      const missing = await read(`/api/servicing/payment-agreement/${NOT_THERE}`);
      must(missing.status === 404, `an agreement that is not there answered ${missing.status}, not 404`);
      if (!other) throw new Skipped('credentials name nobody under other');
      const theirs = await kit.session(other);
      const [own] = await agreementsOf(kit);
      const paths = [
        `/api/buyer/${buyerId}`,
        ...(own
          ? [
              `/api/servicing/payment-agreement/${own.id}`,
              `/api/servicing/payment-agreement/${own.id}/history`,
            ]
          : []),
      ];
      const problems: string[] = [];
      for (const path of paths) {
        const answer = await read(path, theirs.token);
        const kind = path.replace(/\/[^/]*(\/history)?$/, '/{id}$1');
        if (answer.status !== 404)
          problems.push(`GET ${kind} of somebody else answered ${answer.status}, not 404`);
        else if (answer.text !== missing.text && dig(answer.json, 'reason') !== dig(missing.json, 'reason'))
          problems.push(`GET ${kind} of somebody else tells itself apart from one that is not there`);
      }
      const list = await kit.call({
        method: 'GET',
        path: `/api/servicing/payment-agreement?buyerId=${buyerId}`,
        token: theirs.token,
      });
      const items = dig(list.json, 'items');
      if (list.status === 200 && Array.isArray(items) && items.length > 0 && own)
        if (items.some((item) => dig(item, 'id') === own.id))
          problems.push('the list of somebody else can be read');
      if (problems.length > 0) throw new Failed(...problems);
      if (!own) throw new Skipped('the person has no agreement');
    },
  },
  {
    id: 'read.latency',
    profile: 'read',
    requirement: 'Reads answer within the portal’s deadline of 10 s.',
    sees: '“This is taking longer than it should.”',
    run: async (kit) => {
      const { token, buyerId } = await kit.session();
      for (const [name, path] of [
        ['buyer', `/api/buyer/${buyerId}`],
        ['list', `/api/servicing/payment-agreement?buyerId=${buyerId}`],
      ] as const) {
        const { took } = await kit.call({ method: 'GET', path, token });
        kit.print({ name: `read ${name} (deadline 10,000 ms)`, value: took, unit: 'ms' });
      }
    },
  },
  {
    id: 'read.cors',
    profile: 'read',
    requirement: 'A platform on an origin of its own admits the portal’s headers by CORS.',
    sees: '“We couldn’t reach our service.” Nothing works; the log has only network errors.',
    run: async (kit) => {
      const { portalOrigin } = kit.target;
      if (portalOrigin === undefined) throw new Skipped('no --origin was given');
      if (portalOrigin === kit.target.api) throw new Skipped('portal and platform are of one origin');
      const problems: string[] = [];
      for (const [method, path, ...needed] of PREFLIGHTS) {
        const answer = await kit.call({
          method: 'OPTIONS',
          path,
          headers: {
            origin: portalOrigin,
            'access-control-request-method': method,
            'access-control-request-headers': needed.join(','),
          },
        });
        problems.push(...statusProblem(answer, `the preflight of ${method}`));
        if (!admitsOrigin(answer, portalOrigin)) problems.push('the preflight does not allow the origin');
        for (const header of needed)
          if (!admits(answer, 'access-control-allow-headers', header))
            problems.push(`the preflight does not allow the header ${header}`);
        if (!SAFELISTED.includes(method) && !admits(answer, 'access-control-allow-methods', method))
          problems.push(`the preflight does not allow ${method}`);
      }
      const path = '/api/disclosure/static/terms-of-use?locale=en-us';
      const get = (origin: string) => kit.call({ method: 'GET', path, headers: { origin } });
      if (!admitsOrigin(await get(portalOrigin), portalOrigin))
        problems.push('an answer does not allow the origin of the portal');
      // An origin that an answer repeats may be admitted with cookies too; `*` never is.
      if (repeatsForeign(await get(FOREIGN_ORIGIN))) problems.push('answers allow any origin by name');
      if (problems.length > 0) throw new Failed(...new Set(problems));
    },
  },
];

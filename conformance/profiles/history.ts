import type { Check } from '../check.ts';
import { dig, type Kit } from '../kit.ts';
import { Failed, must } from '../verdict.ts';
import { allRows, anyAgreements, type Row, smallPages } from './lists.ts';

const pathOf = (id: string): string => `/api/servicing/payment-agreement/${id}/history`;

const textAt = ({ json }: Row, field: string): string => String(dig(json, field));

/**
 * Whether the oldest row comes first. A platform may sort by the day of a payment or by when it was ordered, so single rows may be
 * out of order: only rows of three days or more that all ascend are oldest first.
 */
const isOldestFirst = (rows: readonly Row[]): boolean => {
  const days = rows.map((row) => textAt(row, 'on'));
  return new Set(days).size > 2 && days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''));
};

interface Filter {
  readonly name: string;
  readonly value: string;
  readonly fits: (row: Row) => boolean;
}

/** Two filters: by the value of the first row, and by another one, which other rows may or may not have. */
const filtersBy = (name: 'type' | 'status', [first, ...rows]: readonly Row[], known: readonly string[]) => {
  const own = first && textAt(first, name);
  const others = [...rows.map((row) => textAt(row, name)), ...known];
  return [own, others.find((value) => value !== own)]
    .filter((value) => value !== undefined)
    .map((value): Filter => ({ name, value, fits: (row) => textAt(row, name) === value }));
};

const filtersOf = (rows: readonly Row[]): readonly Filter[] => {
  const days = rows.map((row) => textAt(row, 'on')).sort();
  const day = days[Math.floor(days.length / 2)] ?? '';
  return [
    { name: 'from', value: day, fits: (row) => textAt(row, 'on') >= day },
    { name: 'to', value: days[0] ?? '', fits: (row) => textAt(row, 'on') <= (days[0] ?? '') },
    ...filtersBy('type', rows, ['PAYMENT', 'REFUND']),
    ...filtersBy('status', rows, ['RECEIVED', 'CANCELLED']),
  ];
};

const problemsOf = async (kit: Kit, id: string, token: string): Promise<readonly string[]> => {
  const whole = await allRows(kit, 'readHistory', pathOf(id), token, 200);
  const problems: string[] = [];
  for (const { name, value, fits } of whole.length === 0 ? [] : filtersOf(whole)) {
    const rows = await allRows(kit, 'readHistory', `${pathOf(id)}?${name}=${value}`, token, 200);
    if (!rows.every(fits)) problems.push(`the filter ${name} let an activity through that does not fit`);
    if (whole.filter(fits).some((row) => !rows.some((found) => found.id === row.id)))
      problems.push(`the filter ${name} left out an activity that fits`);
  }
  return problems;
};

export const historyChecks: readonly Check[] = [
  {
    id: 'read.history',
    profile: 'read',
    requirement:
      'The history of an agreement can be read, newest first, page by page, without a row twice or missing.',
    sees: 'Payments are listed twice, or are missing, in the history, or the last ones are not on its first page, where the portal looks for a payment that failed or whose answer was lost.',
    run: async (kit) => {
      const { token } = await kit.session();
      const rows = await anyAgreements(kit);
      for (const { id } of rows.slice(0, 5)) {
        const whole = await allRows(kit, 'readHistory', pathOf(id), token, 200);
        const size = smallPages(whole.length, 3);
        const small = await allRows(kit, 'readHistory', pathOf(id), token, size);
        must(
          JSON.stringify(small.map((row) => row.id)) === JSON.stringify(whole.map((row) => row.id)),
          `the history differs between pages of ${size} and pages of 200`,
        );
        must(!isOldestFirst(whole), 'the history begins with the oldest activity, not with the newest');
      }
    },
  },
  {
    id: 'read.history-filter',
    profile: 'read',
    requirement: 'The history of an agreement can be filtered by type, by status and by days.',
    sees: 'A filter of the history changes nothing, or hides payments; a file of some days has others.',
    run: async (kit) => {
      const { token } = await kit.session();
      const rows = await anyAgreements(kit);
      const problems = new Set<string>();
      for (const { id } of rows.slice(0, 2))
        for (const problem of await problemsOf(kit, id, token)) problems.add(problem);
      if (problems.size > 0) throw new Failed(...problems);
    },
  },
];

import { Problem } from './core.mjs';

/** A loan's sort key: past due first, then by due day, then by id, so that keys are unique. */
export const placeOfLoan = ({ id, pastDue, nextPayment }) =>
  [pastDue.amount > 0 ? '0' : '1', nextPayment?.dueOn ?? '9999-12-31', id].join('|');

/** A debit's sort key in the history, newest first: its number, descending. */
export const placeOfDebit = ({ id }) => String(1e12 - Number(id)).padStart(13, '0');

/** Whether an item of the history fits the filters of a call: by types, by statuses, and between two days, both included. */
export const fitting = (query) => (item) =>
  ['type', 'status'].every((name) => !query.has(name) || query.getAll(name).includes(item[name])) &&
  item.on >= (query.get('from') ?? '') &&
  item.on <= (query.get('to') ?? '9999-12-31');

const cursorOf = (place) => Buffer.from(JSON.stringify([place])).toString('base64url');

const placeIn = (cursor) => {
  if (cursor === null) return '';
  try {
    const [place] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof place === 'string') return place;
  } catch {}
  throw new Problem(400, 'Invalid_Request');
};

/**
 * A page of rows in the order of their sort keys. The cursor is the last row's key, not an offset, so that a row added
 * between two pages neither repeats nor hides another.
 */
export const pageOf = (rows, placeOf, query) => {
  const limit = Number(query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Problem(400, 'Invalid_Request');
  const after = placeIn(query.get('cursor'));
  const rest = rows
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .filter(({ place }) => place > after);
  const taken = rest.slice(0, limit);
  const last = rest.length > limit ? taken.at(-1) : undefined;
  return { items: taken.map(({ item }) => item), nextCursor: last ? cursorOf(last.place) : null };
};

/** What to make of work that threw. */
export type WorkFailure =
  /** Two got in each other's way: it can be done at once. */
  | { readonly kind: 'try-at-once' }
  /** The database cannot be reached, so no work can be done now. */
  | { readonly kind: 'database-away' }
  /** It cannot be done at present; the reason is one line for the front desk. */
  | { readonly kind: 'put-aside'; readonly reason: string };

/** What one transaction does to another: a deadlock, or a snapshot that does not hold. */
const IN_THE_WAY: readonly string[] = ['40001', '40P01'];
/**
 * Classes of SQLSTATE of a connection that was lost, a server that is out of resources, and one that is
 * shutting down.
 */
const AWAY = /^(08|53|57P)/;
/** What the driver says where no server was left to give a state. */
const LOST = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND)|connection terminated|pglite is clos/i;
const LONGEST = 300;

/** Judges what a piece of work threw. */
export const workFailureOf = (error: unknown): WorkFailure => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (IN_THE_WAY.includes(code)) return { kind: 'try-at-once' };
  if (AWAY.test(code) || LOST.test(code) || LOST.test(message)) return { kind: 'database-away' };
  const reason = `${name}: ${message}`.replaceAll(/\s+/g, ' ').slice(0, LONGEST);
  return { kind: 'put-aside', reason };
};

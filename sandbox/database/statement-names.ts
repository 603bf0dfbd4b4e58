/** Names under which statements are prepared. */
export interface StatementNames {
  /** None for statements not worth preparing: begin and commit, schema changes, and any beyond the limit. */
  readonly nameOf: (text: string) => string | undefined;
  /** Sends a statement without a name from now on. */
  readonly leaveOut: (text: string) => void;
}

/** Each takes memory of every connection. The platform has some two hundred; lists of any length may add to them. */
const MOST = 500;

const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Names statements by their text. */
export const createStatementNames = (): StatementNames => {
  const names = new Map<string, string | undefined>();
  return {
    nameOf: (text) => {
      if (names.has(text)) return names.get(text);
      if (names.size >= MOST || !READS_OR_WRITES.test(text)) return undefined;
      const name = `s${names.size}`;
      names.set(text, name);
      return name;
    },
    leaveOut: (text) => {
      names.set(text, undefined);
    },
  };
};

/** One problem in a tenant's folder, as shown to an operator. */
export type TenantProblem = {
  readonly tenant: string;
  /** Path of the file, starting with the tenant directory as given. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** The key at fault (`links.en-us.contact`), or the file's name if no single key is. Never its value. */
  readonly key: string;
  readonly rule: string;
  /** The allowed values, where they can be listed. */
  readonly allowed?: readonly string[];
  /** The suggested correction. */
  readonly suggestion?: string;
  /** Set where no tenant may be served with it. Values that the portal itself refuses are not marked. */
  readonly blocks?: true;
};

/** A problem as one line: file, line, key, rule, allowed values and suggested correction. */
export const problemLine = ({ file, line, key, rule, allowed, suggestion }: TenantProblem): string =>
  [
    `${file}:${line} ${key}: ${rule}.`,
    ...(allowed === undefined ? [] : [`Allowed: ${allowed.join(', ')}.`]),
    ...(suggestion === undefined ? [] : [`Did you mean "${suggestion}"?`]),
  ].join(' ');

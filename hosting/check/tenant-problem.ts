/** One problem in a tenant's folder, as shown to an operator. */
export type TenantProblem = {
  readonly tenant: string;
  /** Path of the file, below the tenant directory as given. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line: number;
  /** The key at fault (`links.en-us.contact`), or the name of the file where no single key is. Never its value. */
  readonly key: string;
  readonly rule: string;
  /** The values that are allowed, where they can be listed. */
  readonly allowed?: readonly string[];
  /** What was probably meant. */
  readonly suggestion?: string;
};

/** A problem as one line: file, line, key, rule, allowed values and what was probably meant. */
export const problemLine = ({ file, line, key, rule, allowed, suggestion }: TenantProblem): string =>
  [
    `${file}:${line} ${key}: ${rule}.`,
    ...(allowed === undefined ? [] : [`Allowed: ${allowed.join(', ')}.`]),
    ...(suggestion === undefined ? [] : [`Did you mean "${suggestion}"?`]),
  ].join(' ');

/** A problem in the files of a tenant's folder other than an invalid key of a readable configuration. */
export type FolderProblem = {
  /** Path below the tenant's folder. */
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly rule: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
  /** Set where the tenant cannot be served because of it; otherwise it is served without what is at fault. */
  readonly blocks?: true;
};

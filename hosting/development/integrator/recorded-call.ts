/** One difference between what was exchanged and the contract, in words of types; never a value of the platform's. */
export interface Breach {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** A call that passed the development proxy. Nothing in it identifies a person: ids of paths are left out. */
export interface RecordedCall {
  readonly number: number;
  readonly to: 'platform' | 'gateway';
  readonly method: string;
  /** The contract's path, with names for ids. */
  readonly route: string;
  readonly operation: string | undefined;
  /** What the portal does with the call; undefined for one that the contract does not have. */
  readonly use: string | undefined;
  readonly status: number;
  /** Milliseconds until the whole answer was there. */
  readonly ms: number;
  readonly breaches: readonly Breach[];
  /** Why no answer came, in a sentence for the platform's operators. */
  readonly cause: string | undefined;
}

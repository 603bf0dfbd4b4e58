/** One difference between a call and the contract, in terms of types; never contains a value from the platform. */
export interface Breach {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** A call that passed the development proxy. It identifies no person: ids in paths are left out. */
export interface RecordedCall {
  readonly number: number;
  readonly to: 'platform' | 'gateway';
  readonly method: string;
  /** The contract's path template. */
  readonly route: string;
  readonly operation: string | undefined;
  /** What the portal uses the call for; undefined for a call that is not in the contract. */
  readonly use: string | undefined;
  readonly status: number;
  /** Milliseconds until the whole answer was received. */
  readonly ms: number;
  readonly breaches: readonly Breach[];
  /** Why no answer came, in a sentence for the platform's operators. */
  readonly cause: string | undefined;
}

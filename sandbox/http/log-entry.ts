/** One line of the platform's log. It never holds an id, an address, an amount or a raw path. */
export type LogEntry =
  | {
      readonly event: 'request';
      readonly tenant: string;
      readonly method: string;
      /** The route's pattern, never the path. */
      readonly route: string;
      readonly status: number;
      readonly ms: number;
    }
  | { readonly event: 'error'; readonly tenant: string; readonly route: string; readonly error: string }
  | { readonly event: 'mail-failed'; readonly tenant: string; readonly error: string }
  | { readonly event: 'work'; readonly what: string; readonly count: number };

export type Log = (entry: LogEntry) => void;

/** A piece of work that is done again and again. */
export interface Repeated {
  /** Ends it, and waits for what is in progress. */
  readonly stop: () => Promise<void>;
}

/** Does a piece of work every so often, never twice at once. What it rejects with goes to `failed`. */
export const repeat = (
  work: () => Promise<unknown>,
  everyMs: number,
  failed: (reason: unknown) => void,
): Repeated => {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= work().then(
      () => {
        underWay = undefined;
      },
      (reason: unknown) => {
        underWay = undefined;
        failed(reason);
      },
    );
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
};

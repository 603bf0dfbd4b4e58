/** Runs work once and shares its result; if it fails, the next caller tries again. */
export const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= work().catch((reason: unknown) => {
      doing = undefined;
      throw reason;
    });
    return doing;
  };
};

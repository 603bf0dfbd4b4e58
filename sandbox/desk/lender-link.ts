/** Another lender of the platform, linked from this one's desk. */
export interface LenderLink {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

/** A lender's origin as it is reached from a page: by number where the page was, else by its name. */
export const originFrom = (pageUrl: string, { origins }: LenderLink): string => {
  const { hostname } = new URL(pageUrl);
  return origins.find((origin) => new URL(origin).hostname === hostname) ?? origins[0] ?? '';
};

/**
 * Places of the portal that a buyer may be brought back to after signing in. Letter case and a slash at the end make no other
 * place of one, as for the router.
 */
const KNOWN_PLACE =
  /^\/(my-information|account|loans(\/[^/]+(\/history)?)?|disclosure\/(payment-full-terms|verification-service|payment-agreement\/[^/]+\/(views|acknowledgements\/name\/[^/]+\/target-id)\/[^/]+))\/?$/i;

/**
 * Path, search and hash of a remembered location, or nothing when it is not a place of this portal's. What was remembered
 * may have been tampered with: the target is built, parsed again, its origin compared and its place looked up.
 */
export const restorableLocation = (remembered: unknown, origin: string): string | undefined => {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return undefined;
  const target = new URL(remembered, origin);
  if (target.origin !== origin || target.username !== '' || target.password !== '') return undefined;
  const built = target.pathname + target.search + target.hash;
  if (!URL.canParse(built, origin) || new URL(built, origin).origin !== origin) return undefined;
  return KNOWN_PLACE.test(target.pathname) ? built : undefined;
};

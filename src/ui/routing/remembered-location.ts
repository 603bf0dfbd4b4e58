/** Places of the portal that a buyer may be brought back to after signing in; `$` stands for one segment, as a list of loans. */
const KNOWN_PLACES = [
  '/my-information',
  '/account',
  '/loans',
  '/loans/$',
  '/loans/$/history',
  '/disclosure/payment-agreement/$/views/$',
  '/disclosure/payment-agreement/$/acknowledgements/name/$/target-id/$',
  '/disclosure/payment-full-terms',
  '/disclosure/verification-service',
] as const;

/** As the router reads an address: letter case and a slash at its end make no other place of it. */
const isKnown = (pathname: string): boolean => {
  const segments = pathname.replace(/\/$/, '').split('/');
  return KNOWN_PLACES.some((place) => {
    const wanted = place.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, index) => {
        const given = segments[index] ?? '';
        return part === '$' ? given !== '' && given !== '.' && given !== '..' : part === given.toLowerCase();
      })
    );
  });
};

/**
 * Path, search and hash of a remembered location, or nothing when it is not a place of this portal's. What was remembered
 * may have been tampered with: the target is built, parsed again, its origin compared and its route looked up.
 */
export const restorableLocation = (remembered: unknown, origin: string): string | undefined => {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return undefined;
  const target = new URL(remembered, origin);
  if (target.origin !== origin || target.username !== '' || target.password !== '') return undefined;
  const built = target.pathname + target.search + target.hash;
  if (!URL.canParse(built, origin) || new URL(built, origin).origin !== origin) return undefined;
  return isKnown(target.pathname) ? built : undefined;
};

/**
 * Where a link of a document may lead: to a place within the document (`#part`), or to another site over https. Undefined
 * for everything else, above all for addresses of the portal itself: a document must not sign anybody out.
 */
export const safeLink = (href: string, portalOrigin: string): string | undefined => {
  const address = href.trim();
  if (address.startsWith('#')) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, username, password } = new URL(address);
  // `https://your-bank.example@elsewhere.example` leads elsewhere.
  const hidesHost = username !== '' || password !== '';
  return protocol === 'https:' && origin !== portalOrigin && !hidesHost ? address : undefined;
};

/** Where one origin is reached: by name on the front port, and by number on its own port. */
export interface Address {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly ownPort: number;
}

/** The three tenants of the repository and the gateway keep their places; further tenants follow. */
const PLACES: readonly string[] = ['northwind', 'harbour', 'maple', 'gateway'];

/** Name of the gateway among the addresses. */
export const GATEWAY = 'gateway';

/** Gives every tenant, and the gateway, its addresses: a name that browsers resolve to this machine comes first. */
export const addressesOf = (
  tenants: readonly { readonly id: string; readonly hosts: readonly string[] }[],
  port: number,
): readonly Address[] => {
  const others = tenants.map(({ id }) => id).filter((id) => !PLACES.includes(id));
  const places = [...PLACES, ...others];
  return [...tenants, { id: GATEWAY, hosts: [] }]
    .map(({ id, hosts }) => ({
      id,
      hosts: [...new Set([`${id}.localhost`, ...hosts])],
      ownPort: port + 1 + places.indexOf(id),
    }))
    .sort((a, b) => a.ownPort - b.ownPort);
};

/** The first port that none of them has. */
export const portAfter = (addresses: readonly Address[]): number =>
  Math.max(...addresses.map(({ ownPort }) => ownPort)) + 1;

/** The address to print. */
export const namedUrl = ({ hosts }: Address, port: number): string => `http://${hosts[0]}:${port}`;

/** The address for systems that do not resolve names under localhost. */
export const numberedUrl = ({ ownPort }: Address): string => `http://localhost:${ownPort}`;

/**
 * Every origin under which a browser may have loaded the pages of an address; `pagePort` is that of another server of the
 * same lenders' pages, with or without TLS.
 */
export const originsOf = (address: Address, port: number, pagePort?: number): readonly string[] => [
  ...(pagePort === undefined
    ? []
    : address.hosts.flatMap((host) =>
        // An origin leaves out the port that its scheme has anyway.
        ['http', 'https'].map((scheme) => new URL(`${scheme}://${host}:${pagePort}`).origin),
      )),
  ...address.hosts.map((host) => `http://${host}:${port}`),
  `http://localhost:${address.ownPort}`,
  `http://127.0.0.1:${address.ownPort}`,
];

const gatewayOf = (addresses: readonly Address[]): Address => {
  const gateway = addresses.find(({ id }) => id === GATEWAY);
  if (!gateway) throw new Error('There is no gateway among the addresses.');
  return gateway;
};

/** The gateway's addresses to print: by name, and by port for systems that do not resolve names under localhost. */
export const gatewayUrlsOf = (
  addresses: readonly Address[],
  port: number,
): { readonly url: string; readonly otherUrl: string } => {
  const gateway = gatewayOf(addresses);
  return { url: namedUrl(gateway, port), otherUrl: numberedUrl(gateway) };
};

/** The gateway's address as a page reaches it, derived from the address of the page's own request. */
export const gatewayUrlFor = (addresses: readonly Address[], port: number, pageUrl: string): string => {
  const gateway = gatewayOf(addresses);
  const { hostname } = new URL(pageUrl);
  return hostname.endsWith('.localhost') ? namedUrl(gateway, port) : `http://${hostname}:${gateway.ownPort}`;
};

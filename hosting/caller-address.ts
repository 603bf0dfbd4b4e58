import { BlockList, isIP, isIPv6 } from 'node:net';

/** Proxies whose `X-Forwarded-For` is trusted: addresses or networks (`10.0.0.0/8`). Throws a RangeError naming an invalid one. */
export const trustedProxies = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const mostBits = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits)))
      throw new RangeError(`"${entry}" is neither an address nor a network such as 10.0.0.0/8.`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

/** On a dual-stack socket an IPv4 client may appear as an IPv6 address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const isTrusted = (address: string, proxies: BlockList): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** What a limit counts a caller by: addresses of one IPv6 /64 are one, because a household or host usually has a whole /64. */
export const callerNetwork = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/**
 * The client's address: the peer of the connection or, where that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not one. Earlier entries are set by the client and untrusted. Undefined without a peer.
 */
export const callerAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string | undefined => {
  if (peer === undefined) return undefined;
  let caller = plain(peer);
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    const address = plain(entry);
    if (!isTrusted(caller, proxies) || isIP(address) === 0) break;
    caller = address;
  }
  return caller;
};

/** Whether the other end of a connection is a trusted proxy, whose headers about the client can be trusted. */
export const isTrustedPeer = (peer: string | undefined, proxies: BlockList): boolean =>
  peer !== undefined && isTrusted(plain(peer), proxies);

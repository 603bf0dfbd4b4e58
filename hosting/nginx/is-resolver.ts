import { isIPv4, isIPv6 } from 'node:net';

const PARAMETER = /^(?:valid=(?:\d+(?:ms|[smhdwMy])?)+|ipv[46]=(?:on|off)|status_zone=\w+)$/;

/** A name server as nginx takes it: an IPv4 address, an IPv6 address in brackets, or a name, and a port where it is not 53. */
const isNameServer = (word: string): boolean => {
  const [, host = '', inBrackets, port] = /^(\[([^\]]*)\]|[^:[\]]+)(?::(\d+))?$/.exec(word) ?? [];
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return false;
  if (inBrackets !== undefined) return isIPv6(inBrackets);
  return /^[\d.]+$/.test(host) ? isIPv4(host) : /^[\w-]+(?:\.[\w-]+)*\.?$/.test(host);
};

/** Whether a text is what nginx takes as `resolver`: name servers, and its parameters for them. */
export const isResolver = (text: string): boolean => {
  const servers = text.split(/\s+/).filter((word) => !PARAMETER.test(word));
  return servers.length > 0 && servers.every(isNameServer);
};

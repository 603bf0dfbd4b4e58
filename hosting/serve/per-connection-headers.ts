/** Headers of one connection, which a proxy must not forward (RFC 9110, section 7.6.1), and those that frame a body on it. */
const PER_CONNECTION = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Tells, from a message's `Connection`, whether a header by its lower-case name belongs to that connection only. */
export const isPerConnection = (connection: string | null | undefined): ((name: string) => boolean) => {
  const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (name) => PER_CONNECTION.includes(name) || named.includes(name);
};

const codesOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  // An AbortSignal's timeout has a name but no code.
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [error.name.toUpperCase()];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...inner, ...codesOf(error.cause)];
};

/** Node's codes for rejected certificates, besides OpenSSL's. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME|SSL|TLS/;

const causes: readonly (readonly [codes: RegExp, cause: (host: string, code: string) => string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, (host) => `DNS: the name ${host} does not resolve on this machine.`],
  [/^ECONNREFUSED$/, (host) => `Refused: nothing listens at ${host}, or a firewall refuses the connection.`],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (host) => `Certificate: it is for another name than ${host.split(':')[0]}.`,
  ],
  [/^CERT_HAS_EXPIRED$/, (host) => `Certificate: that of ${host} has expired.`],
  [
    CERTIFICATE,
    (host, code) =>
      `Certificate: that of ${host} is not trusted (${code}). Name its authority by NODE_EXTRA_CA_CERTS=<file.pem>.`,
  ],
  [
    /TIMEOUT|^ETIMEDOUT$|^ABORT_ERR$/,
    (host) => `Timeout: ${host} took the connection or the request and did not answer in time.`,
  ],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, (host) => `No route: this machine has no way to ${host}.`],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    (host) => `Closed early: ${host} ended the connection before the answer was complete.`,
  ],
  [
    /^HPE_|PARSER/,
    (host) =>
      `Not HTTP: ${host} answers something else; is it https instead of http, or the other way round?`,
  ],
];

/** A sentence on why a host did not answer and what to check. */
export const unreachableCause = (error: unknown, host: string): string => {
  for (const [pattern, cause] of causes) {
    const code = codesOf(error).find((known) => pattern.test(known));
    if (code !== undefined) return cause(host, code);
  }
  return `${host} cannot be reached (${codesOf(error)[0] ?? 'no code'}).`;
};

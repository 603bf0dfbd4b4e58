import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { readBuildManifest } from '../build-manifest.ts';
import { readDocumentSource } from '../document/document-source.ts';
import { buildReadiness } from '../health.ts';
import { LOG_RELAY } from '../nginx/call-lines.ts';
import { hasIpv6 } from '../nginx/has-ipv6.ts';
import { isResolver } from '../nginx/is-resolver.ts';
import { heldHosts } from '../nginx/kept-sites.ts';
import { nginxConfiguration } from '../nginx/nginx-configuration.ts';
import type { NginxAbilities } from '../nginx/nginx-places.ts';
import { isNamed } from '../nginx/upstream-lines.ts';
import { writeNginxFiles } from '../nginx/write-nginx-files.ts';
import { type Command, readArguments, refuseWords, UsageError } from './command-line.ts';
import { deployableTenants } from './deployable-tenants.ts';
import { checkAuthorities, checkCertificates } from './files-of-nginx.ts';
import { checkedText, portOf, serverOptions, serverSettings, upstreamOption } from './server-options.ts';

const own = {
  out: { value: 'folder', default: 'artifacts/nginx', meaning: 'where to write' },
  folder: { value: 'path', meaning: 'that folder as the machine with nginx has it, where it is another' },
  'dist-there': { value: 'path', meaning: 'the built portal as that machine has it' },
  certificates: {
    value: 'path',
    default: '/etc/member-portal/certificates',
    meaning: 'folder with {tenant}.crt and {tenant}.key',
  },
  'log-collector': { value: 'origin', meaning: 'the log collector behind the relay' },
  resolver: { value: 'addresses', meaning: 'name servers, so that upstreams are looked up while nginx runs' },
  'secure-port': { value: 'port', default: '443', meaning: 'port of https' },
  'plain-port': {
    value: 'port',
    default: '80',
    meaning: 'port of http: health checks, and redirects to https',
  },
  ipv6: { value: 'yes|no', meaning: 'listen on IPv6 too (default yes where this machine can)' },
  'nginx-version': {
    value: 'version',
    meaning: 'version of that nginx (default that of the one here, else 1.26.0)',
  },
} as const;

const COMMAND: Command<keyof typeof own | keyof typeof serverOptions> = {
  usage: 'member-portal-host nginx [options]',
  purpose:
    'Writes the configuration of an nginx for all tenants. A tenant that cannot be served keeps what was last written of it.',
  options: { ...serverOptions, ...own },
};

/** Path of the system's CA certificates on Debian, Ubuntu and Alpine. */
const SYSTEM_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

const versionOf = (given: string | undefined): NginxAbilities['version'] => {
  const here = spawnSync('nginx', ['-v'], { encoding: 'utf8', timeout: 10_000 });
  const text = given ?? here.stderr ?? '';
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  if (given !== undefined && major === undefined)
    throw new UsageError(`--nginx-version must be such as 1.26.0, but it is ${given}.`);
  return major === undefined ? [1, 26, 0] : [Number(major), Number(minor), Number(patch)];
};

const ipv6Of = async (given: string | undefined): Promise<boolean> => {
  if (given !== undefined && given !== 'yes' && given !== 'no')
    throw new UsageError(`--ipv6 must be yes or no, but it is ${given}.`);
  return given === undefined ? hasIpv6() : given === 'yes';
};

const portsOf = (secure: string | undefined, plain: string | undefined) => {
  const securePort = portOf('secure-port', secure, 1);
  const plainPort = portOf('plain-port', plain, 1);
  if (securePort === plainPort)
    throw new UsageError(`--plain-port and --secure-port must differ, but both are ${plainPort}.`);
  return { securePort, plainPort };
};

/** A path on the machine with nginx, which takes a relative one from folders of its own, and then `nginx -t` may not notice. */
const pathThere = (name: string, path: string | undefined): string | undefined => {
  if (path !== undefined && !isAbsolute(path))
    throw new UsageError(`--${name} must be an absolute path, but it is ${path}.`);
  return path;
};

/** `nginx`: returns the exit code, 1 where a tenant had to be left unchanged. Throws UsageError. */
export const nginx = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  refuseWords(asked.words);
  const settings = serverSettings(asked);
  const { platform, allowsSandbox } = settings;
  const logCollector = upstreamOption('log-collector', asked.text('log-collector'));
  const out = resolve(asked.text('out') ?? '');
  const { good: deployable, bad } = deployableTenants(
    settings.tenants,
    {
      allowsSandbox,
      hasPlatform: platform !== undefined,
      logRelay: logCollector === undefined ? undefined : LOG_RELAY,
    },
    say,
  );
  const held = heldHosts(
    out,
    deployable,
    bad.map(({ id }) => id),
  );
  for (const { id, host, keeper } of held)
    say(`${id}: its host ${host} stands in the site file that ${keeper} keeps.`);
  const good = deployable.filter(({ id }) => held.every((one) => one.id !== id));
  if (good.length === 0) throw new UsageError(`No tenant of ${settings.tenants} can be served.`);
  if (!existsSync(join(settings.dist, 'index.html')))
    throw new UsageError(`There is no built portal in ${settings.dist}: --dist names its folder.`);
  const resolver = checkedText(
    'resolver',
    asked.text('resolver'),
    'addresses or names, separated by spaces, such as 10.0.0.2 [2001:db8::1]:53',
    isResolver,
  );
  const folder = pathThere('folder', asked.text('folder')) ?? out;
  const authorities = pathThere('platform-ca', settings.authorities) ?? SYSTEM_AUTHORITIES;
  if (platform && resolver === undefined && isNamed(platform))
    say('Without --resolver the platform’s address is looked up when nginx starts, and not again.');
  const listensOnIpv6 = await ipv6Of(asked.text('ipv6'));
  if (!listensOnIpv6) say('nginx will listen on IPv4 only.');
  const certificates = asked.text('certificates') ?? '';
  // Otherwise another machine has them.
  if (folder === out) {
    const isSecure = [platform, logCollector].some((upstream) => upstream?.origin.startsWith('https:'));
    if (isSecure) checkAuthorities(authorities, say);
    const ids = good.map(({ id }) => id);
    checkCertificates(certificates, ids, say);
  }
  const readiness = buildReadiness(settings.dist);
  if (readiness.status === 'not ready')
    say(`/readyz will say that it is not ready: ${readiness.reason}; --dist is ${settings.dist}.`);
  const files = await nginxConfiguration(good, await readDocumentSource(settings.dist), {
    folder,
    distDir: pathThere('dist-there', asked.text('dist-there')) ?? settings.dist,
    build: readBuildManifest(settings.dist),
    ...portsOf(asked.text('secure-port'), asked.text('plain-port')),
    hasIpv6: listensOnIpv6,
    certificates,
    platform,
    logCollector,
    authorities,
    resolver,
    trustedProxies: settings.proxies,
    signInRate: settings.signInRate,
    abilities: { version: versionOf(asked.text('nginx-version')) },
  });
  const kept = [...bad, ...held].map(({ id }) => id);
  let removed: readonly string[];
  try {
    removed = writeNginxFiles(out, files, kept);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--out: ${out} cannot be written: ${reason}.`);
  }
  say(`Wrote ${good.length} tenant(s) to ${out}.`);
  for (const id of kept) say(`${id} is left as it was.`);
  for (const id of removed) say(`${id} is no longer among the tenants: its site was removed.`);
  return kept.length === 0 ? 0 : 1;
};

import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_WITHIN_MS } from '../answer-deadline.ts';
import { trustedProxies } from '../caller-address.ts';
import { buildReadiness, keptReadiness } from '../health.ts';
import { createSite } from '../serve/create-site.ts';
import { KEEP_ALIVE_MS, listen } from '../serve/listen.ts';
import { createUpstreamProxy } from '../serve/upstream-proxy.ts';
import { type Command, readArguments, refuseWords, UsageError } from './command-line.ts';
import { deployableTenants } from './deployable-tenants.ts';
import { authoritiesIn, numberOf, portOf, serverOptions, serverSettings } from './server-options.ts';
import { stopSignal } from './stop-signal.ts';

const own = {
  port: { value: 'port', default: '8080', meaning: 'port to listen on' },
  host: {
    value: 'address',
    default: '127.0.0.1',
    meaning: 'interface to listen on; in a container 0.0.0.0, or :: for IPv4 and IPv6',
  },
  'keep-alive': {
    value: 'seconds',
    default: String(KEEP_ALIVE_MS / 1000),
    meaning: 'how long idle connections stay open: longer than the proxy in front keeps them',
  },
  'stop-after': {
    value: 'seconds',
    default: '5',
    meaning: 'how long /readyz says no before the port is closed, so that a load balancer can turn away',
  },
} as const;

const COMMAND: Command<keyof typeof own | keyof typeof serverOptions> = {
  usage: 'member-portal-host serve [options]',
  purpose:
    'Serves the built portal to the tenants of a directory, over http behind whatever ends TLS. SIGTERM stops it in order.',
  options: { ...serverOptions, ...own },
};

/** How long requests in progress may take after the port is closed: as long as a platform may take to answer, and a little for its body. */
export const STOP_WITHIN_MS = ANSWER_WITHIN_MS + 5000;

/** Says of the system's error which option is wrong. */
const cannotListen = (error: unknown, port: number, host: string): unknown => {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'EADDRINUSE')
    return new UsageError(`--port: ${port} of ${host} is taken. Stop what uses it, or choose another.`);
  if (code === 'EACCES')
    return new UsageError(`--port: ${port} may not be used by this account. Choose one from 1024 on.`);
  return code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL'
    ? new UsageError(`--host: ${host} is no address of this machine.`)
    : error;
};

/** `serve`: runs until a signal stops it, and returns the exit code. Throws UsageError. */
export const serve = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  refuseWords(asked.words);
  const stopped = stopSignal();
  const { tenants: directory, dist, platform, authorities, ...settings } = serverSettings(asked);
  const port = portOf('port', asked.text('port'), 0);
  const drainMs = numberOf('stop-after', asked.text('stop-after'), 0) * 1000;
  const keepAliveMs = numberOf('keep-alive', asked.text('keep-alive'), 1) * 1000;
  const { good, bad } = deployableTenants(
    directory,
    { allowsSandbox: settings.allowsSandbox, hasPlatform: platform !== undefined },
    say,
  );
  if (good.length === 0) throw new UsageError(`No tenant of ${directory} can be served.`);
  const proxy =
    platform &&
    createUpstreamProxy(platform, authorities === undefined ? undefined : authoritiesIn(authorities));
  // Not the tenants' folders: they are read at the next start, and a mistake in them must not end what is served until then.
  const checkedReadiness = keptReadiness(() => buildReadiness(dist), Date.now);
  let isStopping = false;
  const site = createSite({
    tenants: [...good, ...bad],
    distDir: dist,
    platform: proxy,
    proxies: trustedProxies(settings.proxies),
    signInRate: settings.signInRate,
    readiness: () => {
      const readiness = checkedReadiness();
      return isStopping ? { status: 'not ready', build: readiness.build, reason: 'stopping' } : readiness;
    },
    now: Date.now,
    say,
  });
  const host = asked.text('host') ?? '';
  const listening = await listen(site, port, host, keepAliveMs).catch((error: unknown) => {
    throw cannotListen(error, port, host);
  });
  const readiness = checkedReadiness();
  const state = readiness.status === 'ready' ? 'ready' : `not ready: ${readiness.reason}; --dist is ${dist}`;
  say(`Serving build ${readiness.build} (${state}) to ${good.length} tenant(s) on port ${listening.port}.`);
  await stopped;
  isStopping = true;
  await wait(drainMs);
  await listening.close(STOP_WITHIN_MS);
  proxy?.close();
  say('Stopped.');
  return 0;
};

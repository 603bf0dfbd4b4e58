import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { trustedProxies } from '../caller-address.ts';
import { isHostName } from '../host-name.ts';
import type { Upstream } from '../nginx/nginx-places.ts';
import { SIGN_IN_RATE } from '../sign-in-paths.ts';
import { type UpstreamOptions, upstreamOf } from '../upstream-of.ts';
import { type Arguments, type Option, UsageError } from './command-line.ts';

/** Options that `serve` and `nginx` have in common. */
export const serverOptions = {
  tenants: { value: 'folder', default: 'tenants', meaning: 'the tenant directory' },
  dist: { value: 'folder', default: 'src/portal/dist', meaning: 'the built portal' },
  platform: {
    value: 'origin',
    meaning: 'who answers /api on the tenants’ origins; without it /api is a 404',
  },
  'platform-host': {
    value: 'name',
    meaning: 'Host sent to it: tenant, platform or a name (default tenant over http, platform over https)',
  },
  'platform-name': { value: 'name', meaning: 'name in its certificate (default the host of --platform)' },
  'platform-ca': { value: 'file', meaning: 'bundle of authorities that its certificate is verified against' },
  'trusted-proxies': {
    value: 'list',
    meaning: 'proxies in front whose X-Forwarded-For is believed, by commas',
  },
  'sign-in-rate': {
    value: 'calls',
    default: String(SIGN_IN_RATE),
    meaning: 'sign-in calls per minute and caller; 0 for no limit',
  },
  'allow-sandbox': { meaning: 'also serve sandbox and demonstration tenants: not for borrowers' },
} as const satisfies Readonly<Record<string, Option>>;

/** The values of these options. */
export type ServerSettings = {
  readonly tenants: string;
  readonly dist: string;
  readonly platform: Upstream | undefined;
  readonly authorities: string | undefined;
  readonly proxies: readonly string[];
  readonly signInRate: number;
  readonly allowsSandbox: boolean;
};

/** The number given for an option, at least `least`. Throws UsageError. */
export const numberOf = (name: string, text: string | undefined, least: number): number => {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} must be a number from ${least} on, but it is ${text ?? 'empty'}.`);
  return value;
};

/** The port given for an option, at least `least`. Throws UsageError. */
export const portOf = (name: string, text: string | undefined, least: number): number => {
  const port = numberOf(name, text, least);
  if (port > 65_535) throw new UsageError(`--${name} must be 65535 at most, but it is ${port}.`);
  return port;
};

/** The value of an option where `isRight` takes it; undefined where none is given. Throws UsageError. */
export const checkedText = (
  name: string,
  text: string | undefined,
  rule: string,
  isRight: (text: string) => boolean,
): string | undefined => {
  if (text !== undefined && !isRight(text))
    throw new UsageError(`--${name} must be ${rule}, but it is ${text}.`);
  return text;
};

/** Whether a text may be sent as `Host`. */
const isHost = (text: string): boolean => isHostName(text.replace(/:\d{1,5}$/, ''));

/** What `read` makes of an option's value; a RangeError becomes a UsageError that names the option. */
const ofOption = <Value>(name: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(`--${name}: ${error.message}`);
    throw error;
  }
};

/** The upstream that an option names; undefined where it is not given. Throws UsageError. */
export const upstreamOption = (
  name: string,
  origin: string | undefined,
  more: Omit<UpstreamOptions, 'origin'> = {},
): Upstream | undefined =>
  origin === undefined ? undefined : ofOption(name, () => upstreamOf({ origin, ...more }));

/** The content of the file of `--platform-ca`; nginx reads that file itself. Throws UsageError where it has no certificate. */
export const authoritiesIn = (file: string): Buffer => {
  const orRefuse = <Value>(problem: string, read: () => Value): Value => {
    try {
      return read();
    } catch {
      throw new UsageError(`--platform-ca: ${file} ${problem}.`);
    }
  };
  const content = orRefuse('cannot be read', () => readFileSync(file));
  // TLS takes any text, and then trusts no certificate: every call would be a 502.
  orRefuse('has no certificate in PEM format', () => new X509Certificate(content));
  return content;
};

/** Reads the common options. Throws UsageError. */
export const serverSettings = (asked: Arguments<keyof typeof serverOptions>): ServerSettings => {
  const proxies = (asked.text('trusted-proxies') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  ofOption('trusted-proxies', () => trustedProxies(proxies));
  return {
    tenants: resolve(asked.text('tenants') ?? ''),
    dist: resolve(asked.text('dist') ?? ''),
    platform: upstreamOption('platform', asked.text('platform'), {
      host: checkedText(
        'platform-host',
        asked.text('platform-host'),
        'tenant, platform or a host name',
        isHost,
      ),
      serverName: checkedText('platform-name', asked.text('platform-name'), 'a host name', isHostName),
    }),
    authorities: asked.text('platform-ca'),
    proxies,
    signInRate: numberOf('sign-in-rate', asked.text('sign-in-rate'), 0),
    allowsSandbox: asked.isSet('allow-sandbox'),
  };
};

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { trustedProxies } from '@member-portal/host';
import type { SendLimits } from '../auth/limits.ts';

/** Settings of the process. */
export interface Settings {
  readonly port: number;
  /** Interface to listen on. */
  readonly host: string;
  readonly dataDir: string;
  /** The tenant directory. */
  readonly tenantsDir: string;
  readonly databaseUrl: string | undefined;
  /** Whether statements are prepared on PostgreSQL. */
  readonly preparesStatements: boolean;
  readonly smtpUrl: string | undefined;
  /** Hot reload instead of the built portal. */
  readonly isDevelopment: boolean;
  /** Whether programs may work the front desk; on the loopback interface only. */
  readonly hasControl: boolean;
  /** Whether a new database also gets the borrower who has thousands of loans. */
  readonly hasManyLoans: boolean;
  /** Proxies in front, whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Limits on sending codes that differ from the platform's own. */
  readonly sendLimits: Partial<SendLimits>;
  /** Port of another server of the lenders' pages, such as the page server in a container. */
  readonly pagePort: number | undefined;
  /** No log and no greeting. */
  readonly isQuiet: boolean;
}

/** A setting that cannot be used; the message is one line for the operator. */
export class SettingError extends Error {}

/** Ports that are kept for lenders, gateway and hot reload after the front one. */
const PORTS_AFTER = 10;

const portOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return 4600;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 - PORTS_AFTER) {
    throw new SettingError(`PORT must be a number from 1 to ${65_535 - PORTS_AFTER}, but it is "${text}".`);
  }
  return port;
};

const pagePortOf = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingError(`PAGE_PORT must be a number from 1 to 65535, but it is "${text}".`);
};

const urlOf = (name: string, text: string | undefined, protocols: readonly string[]): string | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new SettingError(`${name} must be an address that begins with ${protocols.join(' or ')}//.`);
  }
  return text;
};

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

const controlOf = (text: string | undefined, host: string): boolean => {
  if (text !== '1') return false;
  if (LOOPBACK.includes(host)) return true;
  throw new SettingError('SANDBOX_CONTROL works on the loopback interface only: leave HOST as it is.');
};

const proxiesOf = (text: string | undefined): readonly string[] => {
  const entries = (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  try {
    trustedProxies(entries);
  } catch (error) {
    throw new SettingError(`TRUSTED_PROXIES: ${error instanceof Error ? error.message : String(error)}`);
  }
  return entries;
};

const sendLimitsOf = (text: string | undefined): Partial<SendLimits> => {
  if (text === undefined || text === '') return {};
  const perCaller = Number(text);
  if (!Number.isInteger(perCaller) || perCaller < 1)
    throw new SettingError(`CODES_PER_CALLER must be a number from 1 on, but it is "${text}".`);
  return { perCaller };
};

/** Settings by argument; the others are set by environment variables (sandbox/README.md). */
const HELP = `Usage: npm start -- [options]   or   npm run dev -- [options]

  --tenants=<folder>  the tenant directory (default tenants)
  --quiet             no log and no greeting
  --help              this text

npm run dev -- --platform=<address> [--gateway=<address>] [--tenant=<name>] serves the portal in front of another platform,
without the sandbox (docs/integrate.md).

By environment: PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_PREPARE, SMTP_URL, TRUSTED_PROXIES, PAGE_PORT, SANDBOX_CONTROL,
SANDBOX_MANY_LOANS, CODES_PER_CALLER. sandbox/README.md tells of each.
`;

/** The help, where the arguments ask for it. */
export const helpAsked = (args: readonly string[]): string | undefined =>
  args.includes('--help') ? HELP : undefined;

const tenantsOf = (args: readonly string[], root: string): string => {
  const given = args.find((argument) => argument.startsWith('--tenants='))?.slice('--tenants='.length);
  const folder = resolve(root, given || 'tenants');
  if (!existsSync(folder)) throw new SettingError(`There is no tenant directory ${folder}.`);
  return folder;
};

/** Reads the settings from environment and arguments. Throws SettingError. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  root: string,
): Settings => ({
  port: portOf(env['PORT']),
  host: env['HOST'] || '127.0.0.1',
  dataDir: resolve(root, env['DATA_DIR'] || '.data'),
  tenantsDir: tenantsOf(args, root),
  databaseUrl: urlOf('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
  preparesStatements: env['DATABASE_PREPARE'] !== '0',
  smtpUrl: urlOf('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
  isDevelopment: args.includes('--dev'),
  pagePort: pagePortOf(env['PAGE_PORT']),
  hasControl: controlOf(env['SANDBOX_CONTROL'], env['HOST'] || '127.0.0.1'),
  hasManyLoans: env['SANDBOX_MANY_LOANS'] !== '0',
  proxies: proxiesOf(env['TRUSTED_PROXIES']),
  sendLimits: sendLimitsOf(env['CODES_PER_CALLER']),
  isQuiet: args.includes('--quiet'),
});

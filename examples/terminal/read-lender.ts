import type { TenantLocales, TenantSupport } from '@member-portal/application/ports';
import type { Lender } from '@member-portal/client/lender';
import { timeZone } from '@member-portal/domain/calendar';
import { isLocale, type Locale } from '@member-portal/domain/locale';
import { err, ok, type Result } from 'neverthrow';

/** What a terminal needs of the `config.json` that each tenant's origin serves to its pages. */
export interface LenderConfiguration {
  readonly name: string;
  readonly lender: Lender & TenantLocales;
  readonly support: Readonly<Partial<Record<Locale, TenantSupport>>>;
  readonly flagPollingSeconds: number;
}

export type LenderFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'invalid-configuration'; readonly key: string };

/** Keys of the file that are read here. Absent ones have the defaults of the pages. */
interface ConfigurationFile {
  readonly name: string;
  readonly tenant: string;
  readonly appid: string;
  readonly apiurl: string;
  readonly gatewayurl: string;
  readonly timezone: string;
  readonly country: Lender['country'];
  readonly theme?: string;
  readonly locales: readonly Locale[];
  readonly defaultlocale: Locale;
  readonly authapiversionheader?: boolean;
  readonly authlogout?: boolean;
  readonly idempotency?: boolean;
  readonly sandbox?: boolean;
  readonly sandboxtesttoken?: string;
  readonly flagpollingseconds?: number;
  readonly support?: Readonly<Partial<Record<Locale, TenantSupport>>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOneLocale = (value: unknown): boolean => isText(value) && isLocale(value);
const isAddress = (value: unknown): boolean => isText(value) && /^https?:/.test(value) && URL.canParse(value);

/** What has to be right before anything can begin: `lenderPorts` throws where these are wrong. */
const REQUIRED: Readonly<Partial<Record<keyof ConfigurationFile, (value: unknown) => boolean>>> = {
  name: isText,
  tenant: isText,
  appid: isText,
  apiurl: (value) => isAddress(value) || (isText(value) && value.startsWith('/')),
  gatewayurl: isAddress,
  timezone: (value) => isText(value) && timeZone(value).isOk(),
  country: (value) => value === 'US' || value === 'CA',
  locales: (value) => Array.isArray(value) && value.length > 0 && value.every(isOneLocale),
  defaultlocale: isOneLocale,
};

const toConfiguration = (file: ConfigurationFile, origin: string): LenderConfiguration => ({
  name: file.name,
  lender: {
    tenant: file.tenant,
    appId: file.appid,
    // A path, where the API has the origin of the pages.
    apiUrl: new URL(file.apiurl, origin).href,
    gatewayUrl: file.gatewayurl,
    timeZone: file.timezone,
    country: file.country,
    theme: file.theme ?? 'violet',
    locales: file.locales,
    defaultLocale: file.defaultlocale,
    isAuthVersioned: file.authapiversionheader ?? false,
    revokesSessions: file.authlogout ?? false,
    idempotency: file.idempotency ?? false,
    sandboxTestToken: file.sandbox ? file.sandboxtesttoken : undefined,
  },
  support: file.support ?? {},
  flagPollingSeconds: file.flagpollingseconds ?? 300,
});

/** Reads which lender is at an origin. */
export const readLender = async (
  origin: string,
  fetch = globalThis.fetch,
): Promise<Result<LenderConfiguration, LenderFailure>> => {
  let text: string;
  try {
    const answer = await fetch(`${origin}/config.json`, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) return err({ kind: 'unreachable' });
    text = await answer.text();
  } catch {
    return err({ kind: 'unreachable' });
  }
  let file: ConfigurationFile;
  try {
    file = { ...JSON.parse(text) };
  } catch {
    return err({ kind: 'invalid-configuration', key: 'config.json' });
  }
  for (const [key, isGood] of Object.entries(REQUIRED))
    if (!isGood(file[key as keyof ConfigurationFile])) return err({ kind: 'invalid-configuration', key });
  return ok(toConfiguration(file, origin));
};

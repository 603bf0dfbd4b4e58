import type { TenantTheme } from './theme/theme-folder.ts';
import type { Wording } from './wording/wording-folder.ts';

/**
 * A lender whose borrowers the portal serves, as its folder in the tenant directory describes it. `config` is
 * the runtime configuration as the browser receives it (specification, section 3); the other fields are for
 * servers.
 */
export type Tenant = {
  readonly id: string;
  /** Host names without a port, lower case. The host of a request chooses the tenant. */
  readonly hosts: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
  /** The first key of the configuration that cannot be used: the page shows only an error with that key. */
  readonly problem: string | undefined;
  /** The problem of a folder where no configuration can be served at all: a key or a file's name. */
  readonly broken: string | undefined;
  readonly name: string;
  readonly description: string;
  /** Name of the theme, as the configuration has it. */
  readonly theme: string;
  /** The theme itself, with its fonts and logo. */
  readonly look: TenantTheme;
  /** Messages with the tenant's own wording. */
  readonly wording: Wording;
  readonly defaultLocale: string;
  /** Absolute, or a path on the tenant's own origin. */
  readonly apiUrl: string;
  readonly gatewayUrl: string;
  readonly faviconVersion: string;
  /** SVG source. */
  readonly favicon: string;
};

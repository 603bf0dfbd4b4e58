import { err, ok, type Result } from 'neverthrow';
import type { Configuration } from './configuration-schema.ts';

/** A key that the configuration does not have (specification, section 8). */
export interface UnknownConfig {
  readonly kind: 'unknown-config';
  readonly key: string;
  readonly message: string;
}

/** The value of a key by its name; a name that is absent fails with `Unknown config: {key}` (specification, section 8). */
export const readConfigurationKey = (
  configuration: Configuration,
  key: string,
): Result<Configuration[keyof Configuration], UnknownConfig> =>
  Object.hasOwn(configuration, key)
    ? ok(configuration[key as keyof Configuration])
    : err({ kind: 'unknown-config', key, message: `Unknown config: ${key}` });

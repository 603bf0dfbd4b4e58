import { err, ok, type Result } from 'neverthrow';

/** A key that the configuration does not have (specification, section 8). */
export interface UnknownConfig {
  readonly kind: 'unknown-config';
  readonly key: string;
  readonly message: string;
}

/** The value of a key by its name; a name that is absent fails with `Unknown config: {key}` (specification, section 8). */
export const readConfigurationKey = <File extends object>(
  configuration: File,
  key: string,
): Result<File[keyof File], UnknownConfig> =>
  Object.hasOwn(configuration, key)
    ? ok(configuration[key as keyof File])
    : err({ kind: 'unknown-config', key, message: `Unknown config: ${key}` });

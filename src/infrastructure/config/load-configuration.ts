import { err, type Result, ResultAsync } from 'neverthrow';
import type { Configuration } from './configuration-schema.ts';
import { type InvalidConfiguration, parseConfiguration, WHOLE_FILE } from './parse-configuration.ts';
import type { UnknownConfig } from './read-configuration-key.ts';

export type ConfigurationFailure =
  | InvalidConfiguration
  | UnknownConfig
  | { readonly kind: 'configuration-unavailable' };

const DEADLINE_MS = 10_000;

const read = async (
  fetch: typeof globalThis.fetch,
  address: string,
): Promise<Result<Configuration, ConfigurationFailure>> => {
  let text: string;
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) return err({ kind: 'configuration-unavailable' });
    text = await response.text();
  } catch {
    return err({ kind: 'configuration-unavailable' });
  }
  try {
    return parseConfiguration(JSON.parse(text));
  } catch {
    return err({ kind: 'invalid-configuration', key: WHOLE_FILE });
  }
};

/**
 * Fetches and checks the configuration of the tenant whose origin serves the page (specification, section 3).
 * A missing file is distinguished from an invalid one.
 */
export const loadConfiguration = (
  fetch: typeof globalThis.fetch,
  address = '/config.json',
): ResultAsync<Configuration, ConfigurationFailure> => new ResultAsync(read(fetch, address));

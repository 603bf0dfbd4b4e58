import type { Configuration } from './configuration-schema.ts';
import { type InvalidConfiguration, parseConfiguration } from './parse-configuration.ts';
import type { UnknownConfig } from './read-configuration-key.ts';

/** A configuration as the host checked it and wrote it into the document, or the key at fault. */
export type EmbeddedConfiguration =
  | { readonly configuration: Configuration }
  | { readonly failure: InvalidConfiguration | UnknownConfig };

/** Checks a tenant's file for the document, so that no visitor's browser has to. */
export const embeddedConfiguration = (raw: unknown): EmbeddedConfiguration =>
  parseConfiguration(raw).match<EmbeddedConfiguration>(
    (configuration) => ({ configuration }),
    (failure) => ({ failure }),
  );

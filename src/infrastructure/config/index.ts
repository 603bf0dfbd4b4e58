export { type Configuration, configurationSchema } from './configuration-schema.ts';
export { type EmbeddedConfiguration, embeddedConfiguration } from './embedded-configuration.ts';
export { type ConfigurationFailure, loadConfiguration } from './load-configuration.ts';
export { type InvalidConfiguration, parseConfiguration, WHOLE_FILE } from './parse-configuration.ts';
export { readConfigurationKey, type UnknownConfig } from './read-configuration-key.ts';
export { toPortalConfiguration } from './to-portal-configuration.ts';

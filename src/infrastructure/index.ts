export {
  type Configuration,
  type ConfigurationFailure,
  configurationSchema,
  type InvalidConfiguration,
  loadConfiguration,
  parseConfiguration,
  readConfigurationKey,
  toPortalConfiguration,
  type UnknownConfig,
} from './config/index.ts';
export {
  browserPlatform,
  createMemoryLocks,
  createMemoryRecords,
  createPortalContainer,
  openChannel,
  type Platform,
  type PortalContainer,
} from './container/index.ts';
export { createHttpClient, DEADLINES, type HttpClient, type HttpService } from './http/index.ts';

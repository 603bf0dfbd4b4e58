import { token } from '@member-portal/application/services';
import type { Configuration as CheckedConfiguration } from '../config/index.ts';

/** The checked configuration with addresses and credentials of services, for adapters only. */
export type Configuration = CheckedConfiguration;
export const Configuration = token<Configuration>('Configuration');

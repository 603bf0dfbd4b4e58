import { startIntake } from './infrastructure/local-intake.ts';

/** The monitoring site that watched tenants are configured with, and the host that its SDK sends to. */
export const WATCHED_SITE = 'datadoghq.com';
export const WATCHED_HOST = 'browser-intake-datadoghq.com';

let started: ReturnType<typeof startIntake> | undefined;

/** The one intake of a test file: its browsers are started so that the monitoring service's host is found here. */
export const watchedIntake = (): ReturnType<typeof startIntake> => {
  started ??= startIntake();
  return started;
};

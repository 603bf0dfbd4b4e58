import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium, launchArguments, measuringArguments } from '../../scripts/chromium.mjs';
import { WATCHED_HOST, watchedIntake } from './watched-intake.ts';

/** Starts the machine's Chromium, headless; the monitoring service's host leads to this test file. The caller closes it. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found. Install one, name it by CHROMIUM_PATH, or run: npm test');
  }
  const intake = await watchedIntake();
  const measuring = process.env['BENCH'] === undefined ? [] : measuringArguments;
  const args = [...launchArguments, ...measuring, ...intake.browserArgs(WATCHED_HOST)];
  return chromium.launch({ executablePath, args, ...options });
};

let shared: Promise<Browser> | undefined;

/**
 * The one Chromium of this worker, started when it is first asked for and ended with the worker. Tests keep apart by contexts
 * of their own; nobody closes it.
 */
export const sharedBrowser = (): Promise<Browser> => {
  shared ??= launchBrowser();
  return shared;
};

import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findChromium, launchArguments } from '../../scripts/chromium.mjs';

/** Starts the machine's Chromium, headless. The caller closes it. */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error('No Chromium was found. Install one, name it by CHROMIUM_PATH, or run: npm test');
  }
  return chromium.launch({ executablePath, args: [...launchArguments], ...options });
};

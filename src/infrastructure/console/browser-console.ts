import type { ConsoleLike } from './console-sink.ts';

/** The console of the platform that the portal runs on. */
export const browserConsole: ConsoleLike = console;

import { startPortalServer } from '../../support/acceptance/portal-server.ts';
import { launchBrowser } from '../../support/browser.ts';
import { EVENTS, type Event, playRound } from './round.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** It ends after a deadline, even if something hangs, and prints the results so far. */
const ENDS_AFTER_MS = 20 * 60_000;
const OTHER_TABS = 5;

const line = (...cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(14))).join('');

const times: Readonly<Record<Event, number[]>> = {
  'sign-out': [],
  'another buyer signs in': [],
  'language change': [],
};
let played = 0;

const tell = (): void => {
  const median = (sorted: readonly number[]): string =>
    `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms`;
  const lines = [line('reaches five other tabs', 'median', 'slowest', 'not told')];
  for (const event of EVENTS) {
    const sorted = times[event].toSorted((a, b) => a - b);
    const missing = String(played * OTHER_TABS - sorted.length);
    const figures =
      sorted.length > 0 ? [median(sorted), `${(sorted.at(-1) ?? 0).toFixed(0)} ms`] : ['-', '-'];
    lines.push(line(event, ...figures, missing));
  }
  process.stdout.write(`${lines.join('\n')}\n${played} rounds, from the event until another tab shows it.\n`);
};

const main = async (): Promise<void> => {
  const server = await startPortalServer();
  const browser = await launchBrowser();
  try {
    for (; played < ROUNDS; played += 1) {
      const reached = await playRound(browser, server);
      for (const event of EVENTS) times[event].push(...reached[event]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
};

setTimeout(() => {
  tell();
  process.stderr.write('The benchmark took too long and was ended.\n');
  process.exit(1);
}, ENDS_AFTER_MS).unref();
main().then(
  () => {
    tell();
    process.exit(0);
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);

import { fileURLToPath } from 'node:url';
import { oneLineOf } from './front/one-line.ts';
import { helpAsked, readSettings } from './front/settings.ts';
import { start } from './front/start.ts';
import type { Log } from './http/log-entry.ts';

/** The process behind `npm start` and `npm run dev`: platform, gateway and pages of every lender. */
const main = async (): Promise<void> => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const args = process.argv.slice(2);
  const help = helpAsked(args);
  if (help !== undefined) {
    process.stdout.write(help);
    return;
  }
  const settings = readSettings(process.env, args, root);
  const log: Log = settings.isQuiet
    ? () => undefined
    : (entry) => process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  // Registered before the start: after a signal during it, everything is stopped once the start is complete.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const running = await start(root, settings, log);
  if (!settings.isQuiet) process.stdout.write(`${running.greeting}\n`);
  await asked;
  await running.stop();
  process.exit(0);
};

main().catch((error: unknown) => {
  process.stderr.write(`${oneLineOf(error)}\n`);
  process.exit(1);
});

import { fileURLToPath } from 'node:url';
import { oneLineOf } from './front/one-line.ts';
import { readSettings } from './front/settings.ts';
import { start } from './front/start.ts';
import type { Log } from './http/log-entry.ts';

/** The process behind `npm start` and `npm run dev`: platform, gateway and pages of every lender. */
const main = async (): Promise<void> => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const settings = readSettings(process.env, process.argv.slice(2), root);
  const log: Log = settings.isQuiet
    ? () => undefined
    : (entry) => process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  const running = await start(root, settings, log);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${oneLineOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (!settings.isQuiet) process.stdout.write(`${running.greeting}\n`);
};

main().catch((error: unknown) => {
  process.stderr.write(`${oneLineOf(error)}\n`);
  process.exit(1);
});

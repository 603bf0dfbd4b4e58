// `npm start` and `npm run dev`: installs and builds what is missing, then serves the portal from the sandbox platform.
import './lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endingSignals, endOnSignals, endWithNpm } from './lib/end-on-signals.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, root } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase, sandboxFlags } from './lib/prepared-database.mjs';
import { stop } from './lib/stop.mjs';

const args = process.argv.slice(2);
const developing = args.includes('--dev');
const needsHelp = args.includes('--help');
// In front of another platform there is no sandbox to start.
const isIntegrating = developing && args.some((argument) => argument.startsWith('--platform'));
const release = endOnSignals();
endWithNpm();

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!needsHelp && !developing && !(await ensureBuilt())) stop('The portal could not be built.');
if (!needsHelp && !isIntegrating && !process.env['DATABASE_URL']) await ensurePreparedDatabase();

const program = isIntegrating
  ? at('hosting', 'development', 'integrator', 'main.ts')
  : at('sandbox', 'main.ts');
const platform = spawn(process.execPath, [...sandboxFlags, program, ...args], {
  cwd: root,
  stdio: 'inherit',
});

// The platform stops cleanly; a second signal, as from Ctrl-C in a terminal, changes nothing.
release();
for (const signal of endingSignals) process.on(signal, () => platform.kill(signal));
platform.on('error', (error) => stop(`The sandbox platform could not be started: ${error.message}`));
platform.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
});

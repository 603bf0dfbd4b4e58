// `npm run bench:page`: measures when the sign-in page paints and shows its field on a cold visit by a slow phone, compared with a
// page of plain HTML and one of bare React with the same form. Medians of five rounds or of ROUNDS, pages in turn. Slow results do not
// fail it. The method is in docs/performance.md.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { useBrowser } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { sandboxFlags } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
await useBrowser();
const env = { BENCH: 'yes' };
process.exit(await runNode([...sandboxFlags, at('test', 'browser', 'bench-page', 'main.ts')], { env }));

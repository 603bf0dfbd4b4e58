// `npm run reset`: resets the sandbox's data, in its folder or, with DATABASE_URL, in PostgreSQL.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { dataFolder, removeDataFolder } from './lib/data-folder.mjs';
import { dropTables } from './lib/drop-tables.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { stop } from './lib/stop.mjs';

const databaseUrl = process.env['DATABASE_URL'];
const throughPostgres = databaseUrl !== undefined && databaseUrl !== '';
if (throughPostgres && !(await ensureInstalled())) stop('The dependencies could not be installed.');

const { removed, message } = throughPostgres ? await dropTables(databaseUrl) : removeDataFolder(dataFolder());
if (!removed) stop(message);
console.log(message);

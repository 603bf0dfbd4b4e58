// `npm run tenant:schema`: writes `tenants/config.schema.json` and `tenants/theme.schema.json`, which give editors the checks of
// a tenant's files. No options.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { at } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

const host = ['--conditions=@member-portal/source', '--import', 'tsx', at('hosting', 'command', 'main.ts')];
const files = ['config', 'theme'].map((name) => [name, at('tenants', `${name}.schema.json`)]);
for (const [name = '', file = ''] of files) {
  const code = await runNode([...host, 'schema', name, `--out=${file}`]);
  if (code !== 0) process.exit(code);
}
const biome = at('node_modules', '@biomejs', 'biome', 'bin', 'biome');
process.exit(await runNode([biome, 'format', '--write', ...files.map(([, file = '']) => file)]));

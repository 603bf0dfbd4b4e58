// `npm run version:all 1.2.0`: gives the root and every workspace, and what they ask of each other, one version. Without a
// version it tells whether they agree.
import './lib/require-node.mjs';
import { root } from './lib/paths.mjs';
import { moveVersions, versionProblems } from './lib/versions.mjs';

const version = process.argv[2];
if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`${version} is no version such as 1.2.0`);
  process.exit(1);
}
if (version !== undefined) moveVersions(root, version);
const problems = versionProblems(root);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('All versions agree.');
process.exit(problems.length === 0 ? 0 : 1);

// `npm run docs:api [folder]`: writes the API reference of domain, application and client into `artifacts/api` or the folder:
// their docstrings, and the example of each capability. Fails if a public export has no docstring.
import '../lib/require-node.mjs';
import '../lib/help.mjs';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Application, LogLevel, ReflectionKind } from 'typedoc';
import { at } from '../lib/paths.mjs';
import { descriptionByExample } from './examples.mjs';
import { shareDocstrings, undocumentedIn } from './shared-docstrings.mjs';

/** The packages, each with its internal type names, which the reference expands where they are used. */
const CORE = {
  domain: ['Tagged', 'Tries', 'Nothing', 'LoanState', 'Standing'],
  application: ['Failure'],
  client: ['Response'],
};
const out = resolve(process.argv[2] ?? at('artifacts', 'api'));

/** @param {string} layer */
const folderOf = (layer) => (layer === 'client' ? at('src', 'infrastructure', 'client') : at('src', layer));

/** @param {string} layer */
const capabilitiesOf = (layer) => {
  const { exports } = JSON.parse(readFileSync(join(folderOf(layer), 'package.json'), 'utf8'));
  return Object.keys(exports).map((subpath) => subpath.slice('./'.length));
};

const app = await Application.bootstrap({
  name: 'Member portal',
  entryPoints: Object.keys(CORE).flatMap((layer) =>
    capabilitiesOf(layer).map((capability) => join(folderOf(layer), capability, 'index.ts')),
  ),
  tsconfig: at('scripts', 'reference', 'tsconfig.core.json'),
  basePath: at('src'),
  readme: at('docs', 'reuse.md'),
  disableSources: true,
  disableGit: true,
  hideGenerator: true,
  logLevel: LogLevel.Warn,
  validation: { notExported: true, invalidLink: true, notDocumented: false },
});

const project = await app.convert();
if (project === undefined) process.exit(1);

/** @type {string[]} */
const problems = [];
for (const module of project.children ?? []) {
  if (module.kind !== ReflectionKind.Module) continue;
  // The client is in the infrastructure folder.
  const [layer = '', ...path] = module.name.replace(/^infrastructure\//, '').split('/');
  const capability = path.join('/');
  module.name = `@member-portal/${layer}/${capability}`;
  const description = descriptionByExample(layer, capability);
  if (description) module.comment = description;
  // The example of `flows` covers each flow below it. Each factory of client has one in its docstring
  // instead.
  else if (path.length === 1 && layer !== 'client')
    problems.push(`${module.name} has no example: examples/${layer}/${capability}.ts`);
  shareDocstrings(module);
  for (const { name } of undocumentedIn(module)) problems.push(`${module.name}: ${name} has no docstring`);
}

for (const [layer, own] of Object.entries(CORE)) {
  app.options.setValue('intentionallyNotExported', own);
  project.packageName = `@member-portal/${layer}`;
  app.validate(project);
}
await app.generateDocs(project, out);
for (const problem of problems) console.error(problem);
console.log(
  `${project.children?.length} capabilities, ${project.getReflectionsByKind(ReflectionKind.SomeExport).length} exports, ` +
    `${problems.length + app.logger.warningCount + app.logger.errorCount} problems: ${out}`,
);
process.exit(problems.length === 0 && app.logger.errorCount === 0 && app.logger.warningCount === 0 ? 0 : 1);

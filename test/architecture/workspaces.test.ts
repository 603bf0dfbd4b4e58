import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { rootPackage, workspaces } from '../support/architecture/workspace.ts';
import { repositoryPath } from '../support/repository.ts';

const own = '@member-portal/';

/** The dependency rules: which workspaces each workspace may depend on. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  application: ['domain'],
  client: ['domain', 'application'],
  infrastructure: ['domain', 'application', 'client'],
  ui: ['domain', 'application'],
  portal: ['domain', 'application', 'infrastructure', 'ui'],
  host: ['domain', 'infrastructure'],
  conformance: [],
  sandbox: ['host'],
  examples: ['domain', 'application', 'client'],
  terminal: ['domain', 'application', 'client'],
  reference: [],
};

const listed = workspaces().map((workspace) => [workspace.name, workspace] as const);

describe('every workspace', () => {
  it('is listed here with its allowed dependencies', () => {
    expect(listed.map(([name]) => name.slice(own.length)).sort()).toEqual(Object.keys(arrows).sort());
  });

  it.each(listed)(
    '%s depends only on the workspaces allowed for it',
    (name, { dependencies = {}, peerDependencies = {} }) => {
      const rooms = Object.keys({ ...dependencies, ...peerDependencies })
        .filter((dependency) => dependency.startsWith(own))
        .map((dependency) => dependency.slice(own.length));
      expect(arrows[name.slice(own.length)]).toEqual(expect.arrayContaining(rooms));
    },
  );

  it.each(listed)(
    '%s names only workspaces that it depends on, in types and comments too',
    (name, workspace) => {
      const { folder, dependencies = {}, peerDependencies = {} } = workspace;
      const allowed = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
      const others = workspaces().map((other) => `${other.folder}/`);
      const isOfAnother = (file: string): boolean =>
        others.some(
          (other) => other.startsWith(`${folder}/`) && other !== `${folder}/` && file.startsWith(other),
        );
      const named = ['.ts', '.tsx', '.mjs']
        .flatMap((ending) => sourceFiles(folder, ending))
        .filter((file) => !isOfAnother(file))
        .flatMap((file) =>
          Array.from(
            readFileSync(repositoryPath(file), 'utf8').matchAll(
              /\b(?:from|import)\b[\s(]*['"](@member-portal\/[\w-]+)/g,
            ),
            ([, one = '']) => one,
          ),
        );
      expect([...new Set(named)].filter((one) => !allowed.includes(one))).toEqual([]);
    },
  );

  it.each([...listed, ['the root', rootPackage()] as const])(
    '%s names exact versions and runs nothing on installation',
    (_, { dependencies = {}, devDependencies = {}, scripts = {} }) => {
      const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
      );
      expect(loose).toEqual([]);
      expect(Object.keys(scripts).filter((script) => /install|prepare/.test(script))).toEqual([]);
    },
  );

  it.each(listed)('%s points each of its subpaths at a source that exists', (_, { folder, exports = {} }) => {
    for (const [subpath, conditions] of Object.entries(exports)) {
      const { '@member-portal/source': source = '', types, default: built } = conditions;
      expect(Object.keys(conditions)[0], subpath).toBe('@member-portal/source');
      expect(existsSync(repositoryPath(folder, source)), `${folder}/${source}`).toBe(true);
      const stem = source.replace(/^\.\//, '').replace(/\.tsx?$/, '');
      expect(types).toBe(`./dist/${stem}.d.ts`);
      expect(built).toBe(`./dist/${stem}.js`);
    }
  });

  it.each(listed)('%s is installed as a link, so that its name resolves', (name, { folder }) => {
    const manifest = createRequire(import.meta.url).resolve(
      `${repositoryPath('node_modules', name)}/package.json`,
    );
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ name });
    expect(existsSync(repositoryPath(folder, 'tsconfig.json'))).toBe(true);
  });
});

describe('the root package', () => {
  it('holds tools only', () => {
    expect(rootPackage().dependencies ?? {}).toEqual({});
  });
});

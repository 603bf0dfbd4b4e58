import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/** @typedef {{ name: string, version: string, license: string, notice: string, integrity: string | undefined }} ShippedPackage */

/** Fonts come as files, which no source map names. */
const fonts = ['@fontsource-variable/nunito-sans', '@fontsource-variable/roboto'];

/**
 * The packages that source maps name, by path below `node_modules`.
 * @param {readonly string[]} maps
 */
const pathsIn = (maps) => {
  const paths = new Set(fonts);
  for (const map of maps)
    for (const source of JSON.parse(readFileSync(map, 'utf8')).sources) {
      const inner = /** @type {string} */ (source).split('node_modules/').at(-1) ?? '';
      const name = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(inner)?.[0];
      // Anything else is of this repository, or made by the bundler.
      if (
        /** @type {string} */ (source).includes('node_modules/') &&
        name !== undefined &&
        !name.startsWith('@member-portal/')
      )
        paths.add(name);
    }
  return [...paths].filter((name) => existsSync(at('node_modules', name, 'package.json'))).sort();
};

/** @param {string} folder */
const noticeOf = (folder) =>
  readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|notice|copying|copyright)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

/**
 * Every package that the built portal or the host's command contains, by its source maps, with its licence. Throws where a
 * package has no licence.
 * @param {readonly string[]} maps
 * @returns {ShippedPackage[]}
 */
export const shippedPackages = (maps) => {
  const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  return pathsIn(maps).map((name) => {
    const folder = at('node_modules', name);
    const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (typeof license !== 'string') throw new Error(`${name} tells no licence`);
    const holder = typeof author === 'string' ? author : author?.name;
    const notice =
      noticeOf(folder) || `Licence: ${license}. Copyright: ${holder ?? `the authors of ${name}`}.`;
    return { name, version, license, notice, integrity: locked[`node_modules/${name}`]?.integrity };
  });
};

/** The notices as one text. @param {readonly ShippedPackage[]} packages */
export const noticesOf = (packages) =>
  [
    'Third-party software in this release, with its licences.',
    ...packages.map(
      ({ name, version, license, notice }) =>
        `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${notice}`,
    ),
    '',
  ].join('\n\n');

/** The page that lists them. @param {readonly Pick<ShippedPackage, 'name' | 'version' | 'license'>[]} packages */
export const licenceTable = (packages) => `# Licences of what a release contains

Made by \`npm run licences\` from the source maps of the build: the packages whose code or fonts reach browsers, or are part of the host's command. The texts are in
\`THIRD-PARTY-NOTICES.txt\` of each release.

| package | version | licence |
|---|---|---|
${packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`;

/**
 * A CycloneDX bill of materials. It has no serial number and no time, so that one source gives one bill.
 * @param {readonly ShippedPackage[]} packages
 * @param {{ version: string, build: string }} release
 */
export const billOf = (packages, { version, build }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      name: 'member-portal',
      version,
      'bom-ref': `member-portal@${version}`,
      properties: [{ name: 'build', value: build }],
    },
  },
  components: packages.map(({ name, version: own, license, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${own}`;
    const [, algorithm, digest] = /^(sha512)-(.+)$/.exec(integrity ?? '') ?? [];
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version: own,
      purl,
      licenses: [/ (?:AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
      ...(algorithm === undefined
        ? {}
        : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest ?? '', 'base64').toString('hex') }] }),
    };
  }),
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/** @typedef {{ name: string, version: string, license: string, notice: string, integrity: string | undefined }} ShippedPackage */

/** Fonts come as files, which no source map names. */
const fonts = ['@fontsource-variable/nunito-sans', '@fontsource-variable/roboto'];

/** Where a package is installed, from a source in it: a nested one, `a/node_modules/b`, may be of another version. */
const installed = /^(?:(?:@[\w.-]+\/)?[\w-][\w.-]*\/node_modules\/)*(?:@[\w.-]+\/)?[\w-][\w.-]*/;

/**
 * The packages that source maps name, by path below `node_modules`.
 * @param {readonly string[]} sources
 */
export const pathsIn = (sources) => {
  const paths = new Set(fonts);
  for (const source of sources) {
    const start = source.indexOf('node_modules/');
    const path = installed.exec(source.slice(start + 'node_modules/'.length))?.[0];
    // Anything else is of this repository, or made by the bundler.
    if (start >= 0 && path !== undefined && !path.startsWith('@member-portal/')) paths.add(path);
  }
  return [...paths].sort();
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
 * package has no licence, or not its text.
 * @param {readonly string[]} maps
 * @returns {ShippedPackage[]}
 */
export const shippedPackages = (maps) => {
  const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const sources = maps.flatMap((map) => JSON.parse(readFileSync(map, 'utf8')).sources);
  /** @type {Map<string, ShippedPackage>} */
  const packages = new Map();
  for (const path of pathsIn(sources)) {
    const folder = at('node_modules', path);
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const notice = noticeOf(folder);
    if (typeof license !== 'string' || notice === '')
      throw new Error(`${name} tells no licence or not its text`);
    const { integrity } = locked[`node_modules/${path}`];
    packages.set(`${name} ${version}`, { name, version, license, notice, integrity });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};

/** The notices as one text. @param {string} heading @param {readonly ShippedPackage[]} packages */
export const noticesOf = (heading, packages) =>
  [
    heading,
    ...packages.map(
      ({ name, version, license, notice }) =>
        `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${notice}`,
    ),
    '',
  ].join('\n\n');

/** The page that lists them. @param {readonly Pick<ShippedPackage, 'name' | 'version' | 'license'>[]} packages */
export const licenceTable = (packages) => `# Licences of what a release contains

Made by \`npm run licences\` from the source maps of the build: the packages whose code or fonts reach browsers, or are part of the host's command. The texts are in
\`THIRD-PARTY-NOTICES.txt\` of each release; each document links to those of what it loads.

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

// Which tests prove which requirement, read from the comments `// Proves .` above them; no test is run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf, isNode, parseSource } from './syntax-tree.mjs';

/** @typedef {{ id: string, file: string, title: string }} Proof */
/** @typedef {import('./syntax-tree.mjs').SyntaxNode} SyntaxNode */

const STATEMENT = /^ Proves R-\d+\.\d+(?:, R-\d+\.\d+)*\.$/;
/** Matches comments that name a requirement or attempt such a statement, even if malformed. */
const MENTION = /\bR-\d|^\W*proves\W+(?:r\W*)?\d/i;
/** Scenarios run headlessly and in Chromium, so a comment above one counts for both. */
const isScenarios = (/** @type {string} */ file) => file.startsWith('test/acceptance/scenarios/');
const isTests = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** The names in a callee: `it.each(table)('…', …)` has `it` and `each`. @param {unknown} callee @returns {unknown[]} */
const namesOf = (callee) => {
  if (!isNode(callee)) return [];
  if (callee.type === 'MemberExpression')
    return [...namesOf(callee['object']), ...namesOf(callee['property'])];
  return callee.type === 'Identifier' ? [callee['name']] : namesOf(callee['callee'] ?? callee['tag']);
};

/** Title of a test or suite, and whether it runs; `it.each(table)` or a title alone is neither. @param {SyntaxNode} node */
const testOf = (node) => {
  if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return undefined;
  const [title, body] = node['arguments'];
  const names = namesOf(node['callee']);
  if (!isNode(title) || !isNode(body) || !['it', 'test', 'describe'].includes(String(names[0])))
    return undefined;
  return { title, runs: !names.some((name) => name === 'skip' || name === 'todo' || name === 'fails') };
};

/**
 * The name of a scenario: of an object with name and play, or of the first inside a spread such as `...pairs.map(…)`.
 * @param {SyntaxNode} node
 * @returns {SyntaxNode | undefined}
 */
const scenarioName = (node) => {
  if (node.type !== 'ObjectExpression')
    return childrenOf(node).reduce(
      (/** @type {SyntaxNode | undefined} */ found, [, child]) => found ?? scenarioName(child),
      undefined,
    );
  const fields = childrenOf(node).map(([, field]) => field);
  /** @param {string} name */
  const field = (name) => fields.find(({ key }) => isNode(key) && key['name'] === name)?.['value'];
  const name = field('name');
  return field('play') && isNode(name) ? name : undefined;
};

/**
 * Reads one file's proofs and the errors in its comments.
 * @param {string} file path from the repository's root
 * @param {string} source
 */
export const proofsIn = (file, source) => {
  const { program, comments } = parseSource(source, file);
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split('\n').length;
  const beginsItsLine = (/** @type {number} */ offset) => /(?:^|\n)[ \t]*$/.test(source.slice(0, offset));
  const textOf = (/** @type {SyntaxNode} */ { start, end }) =>
    source
      .slice(start, end)
      .replace(/^(['"`])(.*)\1$/s, '$2')
      .replaceAll("\\'", "'");

  /** Tests and scenarios that can be proofs, by their first line. @type {Map<number, string>} */
  const titles = new Map();
  /** @param {SyntaxNode} node @param {string[]} suites @param {boolean} runs */
  const look = (node, suites, runs) => {
    const test = testOf(node);
    const path = test ? [...suites, textOf(test.title)] : suites;
    const goesOn = runs && (test?.runs ?? true);
    if (test && goesOn && beginsItsLine(node.start)) titles.set(lineAt(node.start), path.join(' > '));
    for (const [, child] of childrenOf(node)) {
      const name = isScenarios(file) && node.type === 'ArrayExpression' ? scenarioName(child) : undefined;
      if (name && beginsItsLine(child.start)) titles.set(lineAt(child.start), textOf(name));
      look(child, path, goesOn);
    }
  };
  if (isTests(file) || isScenarios(file)) look(program, [], true);

  const whole = comments.filter(({ start }) => beginsItsLine(start));
  const commented = new Set(whole.map(({ start }) => lineAt(start)));
  /** @type {Proof[]} */
  const proofs = [];
  /** @type {string[]} */
  const faults = [];
  for (const comment of comments.filter(({ value }) => MENTION.test(value))) {
    const { type, value, start } = comment;
    const told = `${file}:${lineAt(start)}`;
    if (type !== 'Line' || !STATEMENT.test(value)) {
      faults.push(`${told} is not written as "// Proves R-1.2, R-3.4."`);
      continue;
    }
    let below = lineAt(start) + 1;
    while (commented.has(below)) below += 1;
    const title = whole.includes(comment) ? titles.get(below) : undefined;
    if (title === undefined) faults.push(`${told} stands above no test, suite or scenario`);
    else for (const [id] of value.matchAll(/R-\d+\.\d+/g)) proofs.push({ id, file, title });
  }
  return { proofs, faults };
};

/** The proofs of all tests and scenarios below a repository's root, and the errors in the comments. @param {string} root */
export const readProofs = (root) => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('test', path).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'));
  const read = files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // Parsing is slow, and most files have no proofs.
    return /\bR-\d|proves/i.test(source) ? [proofsIn(file, source)] : [];
  });
  return { proofs: read.flatMap(({ proofs }) => proofs), faults: read.flatMap(({ faults }) => faults) };
};

import { childrenOf, isNode, parseSource, type SyntaxNode } from '../../../scripts/lib/syntax-tree.mjs';

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined;

/** The token that a call of this name is given first: `bind(Clock)`, `provide(Clock, …)`. */
const givenTo = (node: SyntaxNode, names: readonly string[]): string | undefined => {
  const given = node['arguments'];
  return node.type === 'CallExpression' &&
    names.includes(nameOf(node['callee']) ?? '') &&
    Array.isArray(given)
    ? nameOf(given[0])
    : undefined;
};

const boundIn = (node: SyntaxNode): string | undefined =>
  givenTo(node, ['bind']) ??
  childrenOf(node)
    .map(([, child]) => boundIn(child))
    .find((name) => name !== undefined);

/** Who mentions a name as a value: the token whose binding does, or undefined for any other code. */
type Mention = { readonly name: string; readonly by: string | undefined };

const mentionsIn = (source: string, file: string): readonly Mention[] => {
  const found: Mention[] = [];
  const visit = (node: SyntaxNode, owner: string | undefined): void => {
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return;
    const by =
      owner ??
      (node.type === 'ExpressionStatement' ? boundIn(node) : undefined) ??
      givenTo(node, ['provide', 'bind']);
    for (const [field, child] of childrenOf(node)) {
      const name = nameOf(child);
      const isDeclared = node.type === 'VariableDeclarator' && field === 'id';
      const isNameOnly = (field === 'property' || field === 'key') && node['computed'] !== true;
      if (name !== undefined && name !== by && !isDeclared && !isNameOnly) found.push({ name, by });
      visit(child, by);
    }
  };
  visit(parseSource(source, file).program, undefined);
  return found;
};

/**
 * Tokens that a program declares, and that nothing which runs asks for: no use case, no call, and no binding of a token that is
 * itself asked for.
 */
export const unaskedTokens = (files: Readonly<Record<string, string>>): readonly string[] => {
  const all = Object.entries(files);
  const declared = all.flatMap(([, source]) =>
    Array.from(source.matchAll(/^(?:export )?const (\w+) = token</gm), ([, name = '']) => name),
  );
  const mentions = all.flatMap(([file, source]) => mentionsIn(source, file));
  const asked = new Set<string>();
  const ask = (by: string | undefined): void => {
    for (const { name } of mentions.filter((mention) => mention.by === by)) {
      if (!declared.includes(name) || asked.has(name)) continue;
      asked.add(name);
      ask(name);
    }
  };
  ask(undefined);
  return declared.filter((name) => !asked.has(name)).toSorted();
};

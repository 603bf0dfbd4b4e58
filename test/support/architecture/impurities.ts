import {
  childrenOf,
  isNode,
  parseSource,
  type SyntaxNode,
  statementsOf,
} from '../../../scripts/lib/syntax-tree.mjs';

/** What rules and use cases reach only through ports, if at all. */
const outsideWorld = new Set([
  'alert',
  'caches',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'history',
  'indexedDB',
  'localStorage',
  'location',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
  'XMLHttpRequest',
  'WebSocket',
  'Worker',
  'Temporal',
]);

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined;

const memberOf = (node: unknown): string | undefined => {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  const object = nameOf(node['object']);
  const property = nameOf(node['property']);
  return object === undefined || property === undefined ? undefined : `${object}.${property}`;
};

/** Names that a file binds itself, so that a parameter called `history` is no reach into the outside. */
const boundNames = (program: SyntaxNode): ReadonlySet<string> => {
  const names = new Set<string>();
  const bind = (pattern: unknown): void => {
    const name = nameOf(pattern);
    if (name !== undefined) names.add(name);
    else if (isNode(pattern))
      // A default value is no name.
      for (const [field, child] of childrenOf(pattern)) if (field !== 'right') bind(child);
  };
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'VariableDeclarator') bind(node['id']);
    if (node.type === 'ImportSpecifier') bind(node['local']);
    if (Array.isArray(node['params'])) for (const parameter of node['params']) bind(parameter);
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(program);
  return names;
};

/** A collection that the module shares and anyone may change, unless its declared type is read-only. */
const isSharedState = (declarator: SyntaxNode): boolean => {
  const { id, init } = declarator;
  const made = isNode(init) && init.type === 'NewExpression' ? nameOf(init['callee']) : undefined;
  if (made === undefined || !collections.has(made)) return false;
  return !(isNode(id) && JSON.stringify(id['typeAnnotation'] ?? '').includes(`Readonly${made}`));
};

const moduleState = (program: SyntaxNode): readonly string[] =>
  statementsOf(program)
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap((declaration) => {
      if (declaration['kind'] !== 'const') return [`module-level ${String(declaration['kind'])}`];
      return childrenOf(declaration)
        .filter(([, declarator]) => isSharedState(declarator))
        .map(() => 'module-level collection');
    });

/** The static members of `Date` and `Math` that depend on their arguments alone are called as `Date.UTC` or `Math.min`. */
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random']);

/** Any other mention of `Date` or `Math`, such as `const { now } = Date` or `Date['now']`, may read the clock or chance. */
const ofMention = (node: SyntaxNode, field: string, named: string): string | undefined => {
  if (named !== 'Date' && named !== 'Math') return undefined;
  const isMade = node.type === 'NewExpression' && field === 'callee';
  const isCalled = node.type === 'CallExpression' && field === 'callee';
  const isMember = node.type === 'MemberExpression' && field === 'object' && node['computed'] !== true;
  return isMade || isCalled || isMember ? undefined : named;
};

const ofNode = (node: SyntaxNode): string | undefined => {
  const member = node['computed'] === true ? undefined : memberOf(node);
  if (member !== undefined && IMPURE_MEMBERS.has(member)) return member;
  const isDate = nameOf(node['callee']) === 'Date';
  if (isDate && node.type === 'CallExpression') return 'Date()';
  const given = node['arguments'];
  if (isDate && node.type === 'NewExpression' && Array.isArray(given) && given.length === 0)
    return 'new Date()';
  if (node.type === 'Decorator') return 'decorator';
  return undefined;
};

/**
 * What a file of rules or use cases does that it must not: read the clock or chance, reach the browser or Node, use
 * decorators, keep state in the module. Types do not count.
 */
export const impuritiesOf = (source: string, name?: string): readonly string[] => {
  const { program } = parseSource(source, name);
  const bound = boundNames(program);
  const found = [...moduleState(program)];
  const visit = (node: SyntaxNode): void => {
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    const impurity = ofNode(node);
    if (impurity !== undefined) found.push(impurity);
    for (const [field, child] of childrenOf(node)) {
      const named = nameOf(child);
      const isReference = field !== 'property' && field !== 'key' && field !== 'label';
      const reference = isReference || node['computed'] === true;
      if (named !== undefined && reference && !bound.has(named)) {
        const mention = outsideWorld.has(named) ? named : ofMention(node, String(field), named);
        if (mention !== undefined) found.push(mention);
      }
      visit(child);
    }
  };
  visit(program);
  return found;
};

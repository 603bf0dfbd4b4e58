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

/** The method that a call calls. */
const methodOf = (call: SyntaxNode): string | undefined => {
  const { callee } = call;
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['property']) : undefined;
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

/** Calls whose answer is a new array. */
const ARRAY_CALLS = new Set([
  'Array',
  'Array.from',
  'Array.of',
  'Object.keys',
  'Object.values',
  'Object.entries',
]);
const ARRAY_METHODS = new Set([
  'map',
  'filter',
  'flatMap',
  'slice',
  'concat',
  'toSorted',
  'toReversed',
  'split',
]);

/** What an initial value is, as far as it can be seen: the kind of a collection, or an array. */
const kindMade = (init: unknown): string | undefined => {
  if (!isNode(init)) return undefined;
  if (init.type === 'ArrayExpression') return 'Array';
  if (init.type !== 'NewExpression' && init.type !== 'CallExpression') return undefined;
  const called = nameOf(init['callee']) ?? memberOf(init['callee']) ?? '';
  if (init.type === 'NewExpression' && collections.has(called)) return called;
  return ARRAY_CALLS.has(called) || ARRAY_METHODS.has(methodOf(init) ?? '') ? 'Array' : undefined;
};

/** `as const` and `as readonly X[]`; with `satisfies` the value keeps its own type. */
const isReadOnlyType = (type: unknown, made: string): boolean => {
  const text = JSON.stringify(type ?? '');
  return (
    text.includes(`Readonly${made}`) ||
    text.includes('"operator":"readonly"') ||
    text.includes('"name":"const"')
  );
};

const withoutCasts = (init: unknown): unknown =>
  isNode(init) && /^TS(?:As|Satisfies|NonNull)Expression$/.test(init.type)
    ? withoutCasts(init['expression'])
    : init;

const isCastReadOnly = (init: unknown, made: string): boolean =>
  isNode(init) &&
  ((init.type === 'TSAsExpression' && isReadOnlyType(init['typeAnnotation'], made)) ||
    (/^TS(?:Satisfies|NonNull)Expression$/.test(init.type) && isCastReadOnly(init['expression'], made)));

/** A collection or an array that the module shares and anyone may change, unless its type is read-only. */
const isSharedState = ({ id, init }: SyntaxNode): boolean => {
  const made = kindMade(withoutCasts(init));
  // Names that take the parts of a pattern share no array.
  if (made === undefined || (isNode(id) && id.type !== 'Identifier')) return false;
  return !(isNode(id) && isReadOnlyType(id['typeAnnotation'], made)) && !isCastReadOnly(init, made);
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
  if (isDate && node.type === 'NewExpression' && Array.isArray(given) && given.length > 1)
    return 'the zone of the device';
  if (node.type === 'Decorator') return 'decorator';
  return ofDevice(node);
};

/** Methods of a date that go by the zone of the device. */
const LOCAL =
  /^(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(?:Date|Time)String)$/;

const isGiven = (argument: unknown): boolean => isNode(argument) && nameOf(argument) !== 'undefined';

/** Whether options that stand in the call itself name what must not be left to the device. */
const hasOption = (options: unknown, option: string): boolean =>
  isNode(options) &&
  childrenOf(options).some(
    ([, property]) => nameOf(property['key']) === option && isGiven(property['value']),
  );

/** Formatting that goes by the device's language or zone: `Intl` without a locale, dates without a `timeZone` in their options. */
const ofDevice = (node: SyntaxNode): string | undefined => {
  const given = node['arguments'];
  if (!Array.isArray(given)) return undefined;
  const member = memberOf(node['callee']);
  const method = methodOf(node) ?? '';
  const isFormatter =
    member?.startsWith('Intl.') === true && !/^Intl\.(?:getCanonicalLocales|supported)/.test(member);
  const isText = /^toLocale(?:Date|Time)?String$/.test(method);
  if ((isFormatter || isText) && !isGiven(given[0])) return 'the language of the device';
  if (member === 'Intl.DateTimeFormat' || /^toLocale(?:Date|Time)String$/.test(method))
    return hasOption(given[1], 'timeZone') ? undefined : 'the zone of the device';
  return node.type === 'CallExpression' && LOCAL.test(method) ? 'the zone of the device' : undefined;
};

/**
 * What a file of rules or use cases does that it must not: read the clock or chance, reach the browser or Node, use
 * decorators, keep state in the module, format for the device's language or zone. Types do not count.
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

import { childrenOf, isNode, parseSource, type SyntaxNode } from '../../../scripts/lib/syntax-tree.mjs';
import { argumentsOf, type Catalogue } from '../../../scripts/vite/catalogues.ts';

/** A message that the UI shows. */
interface MessageUse {
  readonly file: string;
  /** The key, or all that it may be; undefined where the source does not say. */
  readonly keys: readonly (string | RegExp)[] | undefined;
  /** Names of the values that it is given; undefined where the source does not say. */
  readonly given: readonly string[] | undefined;
  /** Whether the names are all that it is given. */
  readonly isWhole: boolean;
}

const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
};

/** The keys that an expression may give, as far as the source says. */
const keysIn = (node: unknown): MessageUse['keys'] => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return [String(node['value'])];
  if (node.type === 'ConditionalExpression') {
    const [one, other] = [keysIn(node['consequent']), keysIn(node['alternate'])];
    return one && other && [...one, ...other];
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = childrenOf(node)
    .filter(([field]) => field === 'quasis')
    .map(([, { value }]) => String(Object(value).cooked).replaceAll('.', '\\.'));
  return [new RegExp(`^${parts.join('[\\w.-]+')}$`)];
};

const valuesIn = (node: unknown): Pick<MessageUse, 'given' | 'isWhole'> => {
  if (!isNode(node)) return { given: [], isWhole: true };
  if (node.type !== 'ObjectExpression') return { given: undefined, isWhole: false };
  const properties = childrenOf(node).map(([, property]) => property);
  const named = properties.filter(({ type, computed }) => type === 'Property' && computed !== true);
  return {
    given: named.flatMap(({ key }) => textOf(key) ?? []),
    isWhole: named.length === properties.length,
  };
};

const attributeOf = (element: SyntaxNode, name: string): unknown => {
  const found = childrenOf(element).find(([, child]) => textOf(child['name']) === name)?.[1]['value'];
  return isNode(found) && found.type === 'JSXExpressionContainer' ? found['expression'] : found;
};

/** The messages that a source shows: by `t(key, values)`, or `<Rich id values />` for those with elements inside. */
export const messageUses = (source: string, file: string): readonly MessageUse[] => {
  const found: MessageUse[] = [];
  const add = (key: unknown, values: unknown) => found.push({ file, keys: keysIn(key), ...valuesIn(values) });
  const visit = (node: SyntaxNode): void => {
    const { arguments: given } = node;
    if (node.type === 'CallExpression' && textOf(node['callee']) === 't' && Array.isArray(given))
      add(given[0], given[1]);
    if (node.type === 'JSXOpeningElement' && textOf(node['name']) === 'Rich')
      add(attributeOf(node, 'id'), attributeOf(node, 'values'));
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(parseSource(source, file).program);
  return found;
};

/** Which values a use lacks, and which no message that it may show takes. */
export const useProblems = (messages: Catalogue, use: MessageUse): readonly string[] => {
  const { file, keys, given, isWhole } = use;
  if (given === undefined) return [];
  const all = Object.keys(messages);
  const named = keys?.filter((key) => typeof key === 'string') ?? [];
  const shown = keys?.flatMap((key) =>
    typeof key === 'string' ? [key] : all.filter((one) => key.test(one)),
  );
  const taken = (shown ?? all).map((key) => [key, argumentsOf(messages[key] ?? '')] as const);
  const lacks = taken.flatMap(([key, names]) =>
    // A template matches more keys than the types let it be.
    isWhole && named.includes(key)
      ? names.filter((name) => !given.includes(name)).map((name) => `${key} lacks ${name}`)
      : [],
  );
  const isTaken = (name: string): boolean => taken.some(([, names]) => names.includes(name));
  const extra = given.filter((name) => !isTaken(name));
  const what = shown ? shown.join(' or ') : '?';
  return [...lacks, ...extra.map((name) => `${what} takes no ${name}`)].map(
    (problem) => `${file}: ${problem}`,
  );
};

import { posix } from 'node:path';
import {
  childrenOf,
  isNode,
  parseSource,
  type SyntaxNode,
  statementsOf,
} from '../../../scripts/lib/syntax-tree.mjs';

/** The text of every file that counts, by its path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

/** What one module offers and asks for. */
interface Module {
  /** Constants, functions and classes, also where a type has the same name. */
  readonly values: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly passedOn: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Whether any of the values is a function: then a type beside it is not the purpose of the module. */
  readonly hasRules: boolean;
  /** All names where `names` is absent; `registered` are those that are only handed to the container. */
  readonly asks: readonly {
    readonly from: string;
    readonly names?: readonly string[];
    readonly registered?: readonly string[];
  }[];
}

const CONTAINER = 'src/infrastructure/container/';
const USE_CASES = 'src/application/';
const PORTS = 'src/application/ports/';
const field = (node: SyntaxNode, name: string): SyntaxNode | undefined => {
  const child = node[name];
  return isNode(child) ? child : undefined;
};
const list = (node: SyntaxNode, name: string): readonly SyntaxNode[] => {
  const children = node[name];
  return Array.isArray(children) ? children.filter(isNode) : [];
};
const nameOf = (node: SyntaxNode | undefined): string => String(node?.['name'] ?? '');
const sourceOf = (node: SyntaxNode): string | undefined => {
  const value = field(node, 'source')?.['value'];
  return typeof value === 'string' ? value : undefined;
};

/** `bind(X).toResolvedValue(…)` starts with a call of `bind`. */
const isRegistration = (node: SyntaxNode): boolean => {
  if (node.type === 'Identifier') return nameOf(node) === 'bind';
  const inner = field(node, 'callee') ?? field(node, 'object');
  return (node.type === 'CallExpression' || node.type === 'MemberExpression') && inner
    ? isRegistration(inner)
    : false;
};

/** Names that are used for more than to register them. */
const usedBeyondRegistration = (program: SyntaxNode): ReadonlySet<string> => {
  const used = new Set<string>();
  const walk = (node: SyntaxNode): void => {
    if (node.type === 'ImportDeclaration' || (node.type === 'CallExpression' && isRegistration(node))) return;
    if (node.type === 'Identifier') used.add(nameOf(node));
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(program);
  return used;
};

/** A declared function, or a constant that holds one. */
const isRule = (declared: SyntaxNode): boolean =>
  declared.type === 'FunctionDeclaration' ||
  list(declared, 'declarations').some((one) => field(one, 'init')?.type === 'ArrowFunctionExpression');

const readModule = (path: string, text: string): Module => {
  const { program } = parseSource(text, path);
  const [values, types] = [new Set<string>(), new Set<string>()];
  const passedOn = new Map<string, { readonly from: string; readonly name: string }>();
  const asks: { from: string; names?: readonly string[]; registered?: readonly string[] }[] = [];
  let hasRules = false;
  const used = path.startsWith(CONTAINER) ? usedBeyondRegistration(program) : undefined;
  for (const statement of statementsOf(program)) {
    const from = sourceOf(statement);
    const specifiers = list(statement, 'specifiers');
    if (statement.type === 'ImportDeclaration' && from !== undefined) {
      const isWhole = specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
      const isRegistered = (specifier: SyntaxNode) => used && !used.has(nameOf(field(specifier, 'local')));
      const importedAs = (specifier: SyntaxNode) =>
        nameOf(field(specifier, 'imported') ?? field(specifier, 'local'));
      const names = specifiers.map(importedAs);
      asks.push(
        isWhole ? { from } : { from, names, registered: specifiers.filter(isRegistered).map(importedAs) },
      );
    }
    if (statement.type === 'ExportNamedDeclaration') {
      const declared = field(statement, 'declaration');
      if (declared && isRule(declared)) hasRules = true;
      const isType = declared?.type.startsWith('TS') ?? false;
      const named = declared
        ? [field(declared, 'id'), ...list(declared, 'declarations').map((one) => field(one, 'id'))]
        : [];
      for (const name of named.map(nameOf)) if (name !== '') (isType ? types : values).add(name);
      for (const specifier of specifiers) {
        const exported = nameOf(field(specifier, 'exported'));
        if (from === undefined) values.add(exported);
        else passedOn.set(exported, { from, name: nameOf(field(specifier, 'local')) });
      }
    }
  }
  const walk = (node: SyntaxNode): void => {
    const from = node.type === 'ImportExpression' ? sourceOf(node) : undefined;
    if (from !== undefined) asks.push({ from });
    for (const [, child] of childrenOf(node)) walk(child);
  };
  walk(program);
  return { values, types, hasRules, passedOn, asks };
};

/** Where each package's entries lead, from the `exports` of every `package.json` among the sources. */
const entriesOf = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    [...sources].flatMap(([path, text]) => {
      if (posix.basename(path) !== 'package.json') return [];
      const { name, exports = {} } = JSON.parse(text) as {
        readonly name: string;
        readonly exports?: Readonly<Record<string, { readonly '@member-portal/source'?: string }>>;
      };
      return Object.entries(exports).flatMap(([subpath, { '@member-portal/source': file }]) =>
        file ? [[posix.join(name, subpath), posix.join(posix.dirname(path), file)] as const] : [],
      );
    }),
  );

/**
 * Which of some files no production code calls: nothing that is reached from an entry names an export of theirs, other than
 * a barrel that passes it on and, for use cases and tokens, the container that registers it. Of a file that
 * exports functions a value has to be named; a file without exports has to be imported. What is no module is not looked at.
 */
export const uncalledOf = (
  files: readonly string[],
  sources: Sources,
  entries: readonly string[],
): readonly string[] => {
  const packages = entriesOf(sources);
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module | undefined => {
    const text = /\.(?:tsx?|mjs)$/.test(path) ? sources.get(path) : undefined;
    if (text === undefined) return undefined;
    const module = modules.get(path) ?? readModule(path, text);
    modules.set(path, module);
    return module;
  };
  const resolve = (from: string, specifier: string): string | undefined =>
    specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : packages.get(specifier);

  const reached = new Map<string, Set<string>>();
  const waiting: string[] = [];
  const arrive = (path: string, name?: string): void => {
    if (!reached.has(path)) waiting.push(path);
    const names = reached.get(path) ?? new Set();
    if (name !== undefined) names.add(name);
    reached.set(path, names);
  };
  /** Follows a name through barrels to the module that declares it. */
  const ask = (path: string, name: string): void => {
    const module = moduleAt(path);
    const on = module?.passedOn.get(name);
    const next = on && resolve(path, on.from);
    if (on && next) ask(next, on.name);
    else if (module) arrive(path, name);
  };
  const allOf = (path: string): readonly string[] => {
    const module = moduleAt(path);
    return module ? [...module.values, ...module.types, ...module.passedOn.keys()] : [];
  };

  for (const entry of entries) arrive(entry);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const { from, names, registered = [] } of moduleAt(path)?.asks ?? []) {
      const target = resolve(path, from);
      if (target === undefined || !moduleAt(target)) continue;
      const wanted = names ?? allOf(target);
      // Imported for its effect alone.
      if (names?.length === 0 && !target.startsWith(USE_CASES) && allOf(target).length === 0) arrive(target);
      const isUseCases = target.startsWith(USE_CASES) && !target.startsWith(PORTS);
      for (const name of wanted) if (!isUseCases || !registered.includes(name)) ask(target, name);
    }
  }
  return files.filter((file) => {
    const module = moduleAt(file);
    const names = reached.get(file);
    if (!module || entries.includes(file)) return false;
    if (!names) return true;
    return module.hasRules && ![...module.values].some((value) => names.has(value));
  });
};

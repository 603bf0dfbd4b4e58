import { parseSync } from 'vite';

/** A node of a syntax tree, as far as these tests look into it. */
export type SyntaxNode = { readonly type: string; readonly [field: string]: unknown };

/** Tells whether a value inside a syntax tree is a node. */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes directly below a node, with the field they stand in. */
export const childrenOf = (node: SyntaxNode): readonly (readonly [field: string, child: SyntaxNode])[] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [field, child] as const),
  );

/** Parses TypeScript. Throws on a syntax error. */
export const parseSource = (source: string, name = 'source.ts'): SyntaxNode => {
  const { program, errors } = parseSync(name, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${name}: ${error.message}`);
  if (!isNode(program)) throw new Error(`${name}: no program`);
  return program;
};

/** The children as plain values: the statements of a module. */
export const statementsOf = (program: SyntaxNode): readonly SyntaxNode[] =>
  Array.isArray(program['body']) ? program['body'].filter(isNode) : [];

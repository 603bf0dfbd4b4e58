import { parseSync } from 'vite';

/**
 * The fields of a syntax tree node that checks use; offsets count from the start of the source.
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number, readonly [field: string]: unknown }} SyntaxNode
 */

/** Whether a value inside a syntax tree is a node. @param {unknown} value @returns {value is SyntaxNode} */
export const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The child nodes of a node, with the field of each.
 * @param {SyntaxNode} node
 * @returns {readonly (readonly [field: string, child: SyntaxNode])[]}
 */
export const childrenOf = (node) =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((child) => /** @type {const} */ ([field, child])),
  );

/** @typedef {{ readonly type: 'Line' | 'Block', readonly value: string, readonly start: number }} SourceComment */

/**
 * Parses TypeScript; comments are returned separately. Throws on a syntax error.
 * @param {string} source
 * @returns {{ program: SyntaxNode, comments: readonly SourceComment[] }}
 */
export const parseSource = (source, name = 'source.ts') => {
  const { program, comments, errors } = parseSync(name, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${name}: ${error.message}`);
  if (!isNode(program)) throw new Error(`${name}: no program`);
  return { program, comments };
};

/** The children as plain values: the statements of a module. @param {SyntaxNode} program */
export const statementsOf = (program) =>
  Array.isArray(program['body']) ? program['body'].filter(isNode) : [];

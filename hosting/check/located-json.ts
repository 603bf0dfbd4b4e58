import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

type Path = readonly (string | number)[];

/** Parsed JSON with the positions of its keys. */
export type LocatedJson = {
  /** Undefined where the text is not JSON. */
  readonly value: unknown;
  /** Line of a key or list entry, from 1; for an absent one, the line of the object it is missing from. */
  readonly lineOf: (path: Path) => number;
  /** Syntax errors, where the text is not JSON. */
  readonly mistakes: readonly { readonly line: number; readonly what: string }[];
  /** Keys that occur twice in one object; JSON parsers keep only the last. */
  readonly repeated: readonly Path[];
};

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** `CommaExpected` as words. */
const inWords = (code: string): string => code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const repeatedIn = (node: Node | undefined, path: Path): readonly Path[] => {
  const children = node?.children ?? [];
  if (node?.type === 'array') return children.flatMap((child, index) => repeatedIn(child, [...path, index]));
  if (node?.type !== 'object') return [];
  const names = children.map(({ children: [name] = [] }) => String(name?.value));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => [...path, name]),
    ...children.flatMap(({ children: [name, value] = [] }) =>
      repeatedIn(value, [...path, String(name?.value)]),
    ),
  ];
};

/** Parses strict JSON and keeps its positions. */
export const locatedJson = (text: string): LocatedJson => {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineOf = (path: Path): number => {
    for (let length = path.length; root !== undefined && length > 0; length -= 1) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      // The value's parent node is the entry, which starts at the key.
      if (node) return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return lineAt(text, root?.offset ?? 0);
  };
  return {
    value: root === undefined || errors.length > 0 ? undefined : getNodeValue(root),
    lineOf,
    mistakes: errors.map(({ error, offset }) => ({
      line: lineAt(text, offset),
      what: inWords(printParseErrorCode(error)),
    })),
    repeated: repeatedIn(root, []),
  };
};

import { Comment, IndexedAccessType, QueryType, ReferenceType, ReflectionKind } from 'typedoc';

/** @typedef {import('typedoc').DeclarationReflection} Export */

/** @param {Export} exported */
const commentOf = (exported) => exported.comment ?? exported.signatures?.[0]?.comment;

/**
 * @param {Export} exported
 * @param {import('typedoc').Comment} comment
 */
const describe = (exported, comment) => {
  const signature = exported.signatures?.[0];
  if (signature) signature.comment = comment;
  else exported.comment = comment;
};

/**
 * The list that a union of its items is derived from: `(typeof LIST)[number]`.
 * @param {Export} exported
 */
const listBehind = ({ type }) => {
  const list = type instanceof IndexedAccessType && type.objectType;
  return list instanceof QueryType && list.queryType instanceof ReferenceType
    ? list.queryType.name
    : undefined;
};

/** @param {string} text */
const saying = (text) => new Comment([{ kind: 'text', text }]);

/**
 * Shares docstrings between exports: a token and a factory get that of the type with their name, a union that of the
 * list from which it is derived.
 * @param {import('typedoc').DeclarationReflection} module
 */
export const shareDocstrings = (module) => {
  const exports = module.children ?? [];
  /** @param {string} name */
  const said = (name) =>
    exports.map((other) => (other.name === name ? commentOf(other) : undefined)).find((comment) => comment);
  for (const exported of exports) {
    if (commentOf(exported)) continue;
    const { name, kind } = exported;
    const made = /^create([A-Z].*)$/.exec(name)?.[1];
    const list = listBehind(exported);
    if (kind === ReflectionKind.Variable && said(name))
      describe(exported, saying(`The token of \`${name}\`.`));
    else if (made && said(made)) describe(exported, saying(`Makes \`${made}\` of what it depends on.`));
    else if (list && said(list))
      describe(exported, saying(`One of \`${list}\`: ${Comment.combineDisplayParts(said(list)?.summary)}`));
  }
};

/**
 * The exports of a module without a docstring.
 * @param {import('typedoc').DeclarationReflection} module
 */
export const undocumentedIn = (module) => (module.children ?? []).filter((exported) => !commentOf(exported));

import type { Section } from './markup.ts';

/** A text with the spaces of French typography, at which no line breaks: narrow before `;`, `!` and `?`, full before `:`. */
const typeset = (text: string): string =>
  text
    .replace(/[ \u202f]?([;!?])(?=\s|$)/g, '\u202f$1')
    .replace(/ :(?=\s|$)/g, '\u00a0:')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»');

/** A part of a French document, typeset. */
export const typesetFrench = ({ heading, paragraphs, facts, points, ...rest }: Section): Section => ({
  ...rest,
  ...(heading === undefined ? {} : { heading: typeset(heading) }),
  ...(paragraphs === undefined ? {} : { paragraphs: paragraphs.map(typeset) }),
  ...(facts === undefined
    ? {}
    : { facts: facts.map(([name, value]) => [typeset(name), typeset(value)] as const) }),
  ...(points === undefined ? {} : { points: points.map(typeset) }),
});

import { isArgumentElement, isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { nearestName } from '../check/nearest-name.ts';
import type { OwnWord } from './own-words.ts';

/** A piece of a message: text, or the name of a placeholder. */
export type MessagePart = string | { readonly argument: string };

/** A problem with a wording. */
export type WordingProblem = { readonly rule: string; readonly suggestion?: string };

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ') || 'none';

/** Splits a wording into its parts, or reports why it cannot replace the message. */
export const messageParts = (
  text: string,
  { arguments: wanted, most }: OwnWord,
): readonly MessagePart[] | WordingProblem => {
  if (text.trim() === '') return { rule: 'must not be empty' };
  if (text.length > most) return { rule: `is longer than ${most} characters` };
  let parts: readonly MessagePart[];
  try {
    const elements = parse(text, { captureLocation: false });
    if (!elements.every((element) => isLiteralElement(element) || isArgumentElement(element)))
      return { rule: 'may hold text and placeholders, and no choices, formats or tags' };
    parts = elements.flatMap((element): readonly MessagePart[] => {
      if (isLiteralElement(element)) return [element.value];
      return isArgumentElement(element) ? [{ argument: element.value }] : [];
    });
  } catch {
    return { rule: 'is no message: a brace or tag is not closed' };
  }
  const given = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.argument]));
  const lacking = wanted.filter((name) => !given.includes(name));
  const foreign = given.find((name) => !wanted.includes(name));
  if (lacking.length === 0 && foreign === undefined) return parts;
  const suggestion = foreign === undefined ? undefined : nearestName(foreign, wanted);
  return {
    rule: `must have these placeholders and no other: ${named(wanted)}`,
    ...(suggestion === undefined ? {} : { suggestion: `{${suggestion}}` }),
  };
};

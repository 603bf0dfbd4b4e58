import { plainSpaces } from '../../acceptance/language/texts.ts';

/** What an element says, as eyes read it: a space that keeps a line from breaking is a space. */
export const readText = (element: Element | null | undefined): string =>
  plainSpaces(element?.textContent ?? '');

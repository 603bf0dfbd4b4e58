/** Control and invisible characters: zero-width characters, bidirectional marks, the soft hyphen, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const isBlank = (character: string): boolean => INVISIBLE.test(character) || /\s/u.test(character);

/** Whether text holds an invisible character. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Text without white space and invisible characters at its ends, which often come with pasted text. */
export const trimPasted = (text: string): string => {
  // A pattern such as `[…]+$` takes quadratic time on a long run in the middle.
  const characters = [...text];
  const first = characters.findIndex((character) => !isBlank(character));
  const last = characters.findLastIndex((character) => !isBlank(character));
  return first < 0 ? '' : characters.slice(first, last + 1).join('');
};

/** Text without any invisible character; spaces stay. */
export const dropInvisible = (text: string): string =>
  [...text].filter((character) => !INVISIBLE.test(character) || /\s/u.test(character)).join('');

/**
 * Replaces the text between a page's named markers. Throws where it has no such markers.
 * @param {string} page @param {string} name @param {string} by the command that writes it @param {readonly string[]} lines
 */
export const withPart = (page, name, by, lines) => {
  const [begin, end] = [`<!-- ${name}: written by ${by} -->`, `<!-- end of ${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
};

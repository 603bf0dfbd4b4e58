/** A text as one nginx word. Throws on a `$`, which nginx would read as a variable and cannot escape. */
export const quoted = (text: string): string => {
  if (/[$\n\r\0]/.test(text)) throw new Error(`nginx cannot hold this text: ${JSON.stringify(text)}`);
  return `"${text.replace(/[\\"]/g, (character) => `\\${character}`)}"`;
};

/** Lines, indented by two spaces. */
const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? line : `  ${line}`));

/** A block with its lines. */
export const block = (head: string, lines: readonly string[]): readonly string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];

/** The lines of a location that serves nothing. */
export const notFound: readonly string[] = ['return 404;'];

import { createInterface } from 'node:readline';

/** The two things that a front end in a terminal does. */
export interface Terminal {
  /** Writes lines. Control sequences are left out: texts of a platform may hold anything. */
  readonly say: (...lines: readonly string[]) => void;
  /** Asks and waits for a line, trimmed; undefined once the input has ended. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Text without control characters but for line breaks. */
export const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '');

/**
 * A terminal over two streams, a person's or a pipe's. Ctrl-C and the end of input end every question. Calls
 * `heard` for each line, as a sign of activity.
 */
export const createTerminal = (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  heard: () => void,
): Terminal => {
  const lines = createInterface({ input, output, terminal: 'isTTY' in output && output.isTTY === true });
  // Lines that arrive early wait here; `question` would lose them.
  const typed = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  return {
    say: (...said) => {
      output.write(`${said.map(withoutControls).join('\n')}\n`);
    },
    ask: async (question) => {
      lines.setPrompt(`${withoutControls(question)} `);
      lines.prompt();
      const line = await typed.next();
      if (line.done === true) return undefined;
      heard();
      return line.value.trim();
    },
    close: () => lines.close(),
  };
};

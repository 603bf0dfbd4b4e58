import { createInterface } from 'node:readline';

/** Output and input of a terminal. */
export interface Terminal {
  /** Writes lines without control sequences, because texts from a platform are untrusted. */
  readonly say: (...lines: readonly string[]) => void;
  /** Asks and waits for a line, trimmed; undefined once the input has ended. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Text without control characters except line breaks. */
export const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '');

/**
 * A terminal over two streams, interactive or piped. Ctrl-C and the end of input end every question. Calls
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
  let closed = false;
  lines.on('close', () => {
    closed = true;
  });
  lines.on('SIGINT', () => lines.close());
  return {
    say: (...said) => {
      output.write(`${said.map(withoutControls).join('\n')}\n`);
    },
    ask: async (question) => {
      // A prompt of a closed interface throws on Node 24, and on Node 20 listens to the input again for ever.
      if (!closed) {
        lines.setPrompt(`${withoutControls(question)} `);
        lines.prompt();
      }
      const line = await typed.next();
      if (line.done === true) return undefined;
      heard();
      return line.value.trim();
    },
    close: () => lines.close(),
  };
};

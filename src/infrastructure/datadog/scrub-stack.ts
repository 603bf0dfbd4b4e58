import { scrubAddress } from './scrub-address.ts';

/** A frame as browsers write it: `at name @ address:line:column`, `at name (address:line:column)` or `name@address:line:column`. */
const FRAME = /^\s*(?:at\s+)?([\w$.<>?[\] ]*?)\s*[@(]?\s*(\w+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/** Keeps only the frames of a stack: it may also contain a message with text that a person typed. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const frame = FRAME.exec(line);
      if (!frame) return [];
      const [, name = '', address = '', row, column] = frame;
      return [`  at ${name === '' ? '<anonymous>' : name} @ ${scrubAddress(address)}:${row}:${column}`];
    })
    .join('\n');

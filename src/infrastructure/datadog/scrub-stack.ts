import { scrubAddress } from './scrub-address.ts';

/** A frame as browsers write it: `at name @ address:line:column`, `at name (address:line:column)` or `name@address:line:column`. */
const FRAME = /^\s*(?:at\s+)?([\w$.<>?[\] ]*?)\s*[@(]?\s*(\w+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/** The frames of a stack and nothing else: a stack may contain a message, which may hold what a person typed. */
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

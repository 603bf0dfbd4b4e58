import type shell from './messages/shell.en-us.json';
import type { messages } from './signed-in-en-us.ts';

/** Every key of the reference catalogues: a text that does not exist does not compile. */
export type MessageKey = Extract<keyof typeof shell | keyof typeof messages, string>;

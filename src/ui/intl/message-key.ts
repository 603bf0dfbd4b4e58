import type shell from './messages/shell.en-us.json';
import type signedIn from './messages/signed-in.en-us.json';

/** Every key of the reference catalogues: a text that does not exist does not compile. */
export type MessageKey = Extract<keyof typeof shell | keyof typeof signedIn, string>;

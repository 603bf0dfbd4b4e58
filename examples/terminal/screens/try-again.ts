import type { ReadFailure } from '@member-portal/application/ports';
import { failureText } from './failure-text.ts';
import type { Visit } from './visit.ts';

/** Says why something could not be read, and offers to try again. False if the visitor leaves or the session has ended. */
export const triesAgain = async ({ terminal, texts }: Visit, failure: ReadFailure): Promise<boolean> => {
  terminal.say('', failureText(texts, failure, texts.failures['bad-response']));
  if (failure.kind === 'session-expired') return false;
  const typed = await terminal.ask(texts.tryAgain);
  return typed !== undefined && typed.toLowerCase() !== 'q';
};

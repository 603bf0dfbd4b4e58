import type { Visit } from './visit.ts';

/** Offers numbered choices; undefined where the visitor goes back or leaves. */
export const choose = async <Choice>(
  { terminal, texts }: Visit,
  heading: string,
  choices: readonly Choice[],
  nameOf: (choice: Choice) => string,
): Promise<Choice | undefined> => {
  terminal.say('', heading, ...choices.map((choice, index) => `  ${index + 1}  ${nameOf(choice)}`));
  for (;;) {
    const typed = await terminal.ask(texts.chooseNumber(choices.length));
    if (typed === undefined || typed === '') return undefined;
    const chosen = numbered(choices, typed);
    if (chosen !== undefined) return chosen;
    terminal.say(texts.notANumber(choices.length));
  }
};

/** The choice of a typed number, counted from one. */
export const numbered = <Choice>(choices: readonly Choice[], typed: string): Choice | undefined =>
  /^\d{1,3}$/.test(typed) ? choices[Number(typed) - 1] : undefined;

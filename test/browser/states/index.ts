import { account } from './account.ts';
import { autopay } from './autopay.ts';
import { everyPerson } from './every-person.ts';
import { firstJourney } from './first-journey.ts';
import { methods } from './methods.ts';
import { moneyTrouble } from './money-trouble.ts';
import { papers } from './papers.ts';
import { payOff } from './pay-off.ts';
import type { Round } from './round.ts';
import { today } from './today.ts';
import { trouble } from './trouble.ts';

/** Every state of every screen, by the round on which it is seen. */
export const rounds: Readonly<Record<string, Round>> = {
  'first journey': firstJourney,
  'every person': everyPerson,
  account,
  autopay,
  methods,
  'money trouble': moneyTrouble,
  papers,
  'pay off': payOff,
  trouble,
};

/** These, and states that differ from them by words and colours alone: too slow for each change. */
export const everyRound: Readonly<Record<string, Round>> = { ...rounds, today };

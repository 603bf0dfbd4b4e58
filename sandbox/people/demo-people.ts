import type { Person } from './person.ts';
import { PLACES } from './places.ts';
import { residentPerson } from './resident-person.ts';
import { SITUATIONS } from './situations.ts';

/**
 * The three demo borrowers of every tenant that carry most demonstrations and tests: going well, in grace, delinquent.
 * All numbers and addresses are from ranges kept for examples.
 */
export const demoPeople = (): readonly Person[] =>
  PLACES.flatMap((place) => SITUATIONS.slice(0, 3).map((situation) => residentPerson(place, situation)));

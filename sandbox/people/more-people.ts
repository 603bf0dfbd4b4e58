import type { Person } from './person.ts';
import { PLACES } from './places.ts';
import { residentPerson } from './resident-person.ts';
import { SITUATIONS } from './situations.ts';

/**
 * One borrower of each tenant for every further situation; given names distinguish them from the first three.
 */
export const morePeople = (): readonly Person[] =>
  PLACES.flatMap((place) => SITUATIONS.slice(3).map((situation) => residentPerson(place, situation)));

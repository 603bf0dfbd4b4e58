import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { maple } from './lenders/maple.ts';
import { northwind } from './lenders/northwind.ts';
import type { Person } from './person.ts';
import { PLACES } from './places.ts';
import { residentPerson } from './resident-person.ts';
import { SITUATIONS } from './situations.ts';

/**
 * Demo borrowers of the lenders that are not the repository's own: a lender that was made a minute ago has those of its
 * country, one for each situation, who read a language that it has.
 */
export const newcomers = (
  tenants: readonly Pick<PlatformTenant, 'id' | 'country' | 'locales'>[],
): readonly Person[] =>
  tenants
    .filter(({ id }) => !PLACES.some(({ tenant }) => tenant === id))
    .flatMap(({ id, country, locales }) => {
      const place = { ...(country === 'CA' ? maple : northwind), tenant: id };
      return SITUATIONS.map((situation): Person => {
        const person = residentPerson(place, situation);
        const [first = person.language] = locales;
        return locales.includes(person.language) ? person : { ...person, language: first };
      });
    });

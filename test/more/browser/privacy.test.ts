import { describe, test } from 'vitest';
import { aStage } from '../../browser/driver/stage.ts';
import { FAULTS } from '../../browser/privacy/faults.ts';
import { searchedReads, searchedTour, searchedWrites } from '../../browser/privacy/searched.ts';

describe('a borrower’s data', () => {
  const stage = aStage();

  test.each([
    ['northwind', 'en-us', true],
    ['maple', 'fr-ca', false],
  ] as const)(
    'of %s in %s, with the analytics identity %s, leaves by no way but those that are named',
    { timeout: 240_000 },
    (tenant, locale, identity) => searchedTour(stage, tenant, locale, identity),
  );

  test.each(FAULTS)('leaves by no other way when the platform answers with %s', (_, answer) =>
    searchedReads(stage, answer),
  );

  test.each(FAULTS)(
    'leaves by no other way when a payment, an enrolment and a new address are answered with %s',
    { timeout: 240_000 },
    (_, answer) => searchedWrites(stage, answer),
  );
});

import { describe, test } from 'vitest';
import { aStage } from './driver/stage.ts';
import { QUOTING } from './privacy/faults.ts';
import { searchedReads, searchedTour, searchedWrites } from './privacy/searched.ts';

/** Every scenario is searched for leaks at its end; here the console is on as well, and things go wrong. */
describe('a borrower’s data', () => {
  const stage = aStage();

  test('leaves by no way but those that are named', { timeout: 240_000 }, () =>
    searchedTour(stage, 'northwind', 'en-us', false),
  );

  test('leaves by no other way when the platform answers with an error that quotes', () =>
    searchedReads(stage, QUOTING));

  test('leaves by no other way when a payment, an enrolment and a new address are answered with it', () =>
    searchedWrites(stage, QUOTING));
});

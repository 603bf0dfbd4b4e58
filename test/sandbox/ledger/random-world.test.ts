import { describe, expect, test } from 'vitest';
import { PLACES } from '../../../sandbox/people/places.ts';
import { randomPeople } from '../../../sandbox/people/random-people.ts';
import { IS_NIGHTLY } from '../../support/property-runs.ts';
import { liveInRandomWorld } from '../support/random-world.ts';

/** Worlds by seed: by night so many that more than 10,000 loans have lived in them. */
const { worlds, people, days } = IS_NIGHTLY
  ? { worlds: 30, people: 200, days: 60 }
  : { worlds: 2, people: 25, days: 20 };

describe('a random population', () => {
  test.each(PLACES)('of $tenant is the same for the same seed, and another for another', (place) => {
    expect(randomPeople(place, 7, 20)).toEqual(randomPeople(place, 7, 20));
    expect(randomPeople(place, 8, 20)).not.toEqual(randomPeople(place, 7, 20));
  });

  test('has loans of every kind and state', () => {
    const plans = PLACES.flatMap((place) => randomPeople(place, 1, 100)).flatMap(({ loans }) => loans);
    expect(new Set(plans.map(({ kind }) => kind)).size).toBe(2);
    expect(new Set(plans.map(({ frequency }) => frequency)).size).toBe(2);
    expect(new Set(plans.map(({ source }) => source)).size).toBe(3);
    expect(new Set(plans.map(({ ending }) => ending?.kind)).size).toBe(4);
    expect(new Set(plans.map(({ hardship }) => hardship?.plan)).size).toBe(4);
    for (const what of [
      'autopay',
      'hasPendingPayment',
      'returnedPaymentDaysAgo',
      'retryInDays',
      'chargedBackDaysAgo',
      'purchaseRefund',
      'lateFee',
      'migrated',
    ] as const) {
      expect(plans.some((plan) => plan[what] !== undefined)).toBe(true);
    }
  });
});

describe('whatever happens in a random world', () => {
  test.each(Array.from({ length: worlds }, (_, index) => index + 1))(
    'its books stay balanced and every payment is booked as the portal projected it (seed %i)',
    async (seed) => {
      const world = await liveInRandomWorld(seed, people, days);
      expect(world.loans).toBeGreaterThan(people);
      expect(world.foretold).toBeGreaterThan(days / 10);
    },
  );
});

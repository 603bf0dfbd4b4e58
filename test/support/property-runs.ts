import { assert, type IAsyncProperty, type IProperty, type Parameters } from 'fast-check';

/** How many cases each property is tried with: 500 in `npm test`, more by the environment variable of this name. */
export const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 500);

/**
 * Asserts that a property holds for `PROPERTY_RUNS` cases; `parameters` may say otherwise for a costly one.
 */
export const holds = <Ts>(property: IProperty<Ts>, parameters: Parameters<Ts> = {}): void => {
  assert(property, { numRuns: PROPERTY_RUNS, ...parameters });
};

/** The same for a slow property. */
export const holdsInTime = <Ts>(
  property: IAsyncProperty<Ts>,
  parameters: Parameters<Ts> = {},
): Promise<void> => assert(property, { numRuns: PROPERTY_RUNS, ...parameters });

/** Whether this is the long run of the night: what is too much for every day is done then. */
export const IS_NIGHTLY = PROPERTY_RUNS >= 10_000;

import { configureGlobal } from 'fast-check';

/** The seed of every property in this run; without it each property takes another in each run. */
const chosen = process.env['PROPERTY_SEED'];

if (chosen !== undefined) configureGlobal({ seed: Number(chosen) });

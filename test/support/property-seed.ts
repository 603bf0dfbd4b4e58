import { configureGlobal } from 'fast-check';

/** The seed of every property in this run. Without it, fast-check takes a new one for each. */
const chosen = process.env['PROPERTY_SEED'];

if (chosen !== undefined) configureGlobal({ seed: Number(chosen) });

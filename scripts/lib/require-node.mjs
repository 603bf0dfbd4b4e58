// Imported first by every script: stops with a one-line error if Node is too old, before anything else fails.
import { nodeProblem } from './node-version.mjs';
import { stop } from './stop.mjs';

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) stop(problem);

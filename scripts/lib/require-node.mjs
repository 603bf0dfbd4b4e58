// Imported first by every script: says so in one line where Node is too old, before anything else can fail obscurely.
import { nodeProblem } from './node-version.mjs';
import { stop } from './stop.mjs';

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) stop(problem);

export { EvaluateFlag } from './evaluate-flag.ts';
export { LoadFlags } from './load-flags.ts';
export { PollFlags } from './poll-flags.ts';

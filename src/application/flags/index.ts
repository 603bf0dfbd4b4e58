export { createEvaluateFlag, EvaluateFlag } from './evaluate-flag.ts';
export { createLoadFlags, LoadFlags } from './load-flags.ts';
export { createPollFlags, PollFlags } from './poll-flags.ts';

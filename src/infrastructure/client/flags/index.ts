export { createFlagEvaluation } from './flag-evaluation.ts';

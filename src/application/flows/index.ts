export { type Command, type CommandState, createCommand } from './create-command.ts';
export { createFlow, idleFlow, type Run } from './create-flow.ts';
export type { Flow, Step } from './flow.ts';
export type { FlowContext } from './flow-context.ts';
export type { FormCheck } from './form-check.ts';
export { pageEntered, type RecordPage } from './page-entered.ts';

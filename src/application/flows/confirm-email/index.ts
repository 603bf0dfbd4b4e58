export { BeginEmailConfirmation } from './create.ts';
export type { ConfirmEmailEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { ConfirmEmailState, EmailChoice, EmailQuestion } from './state.ts';

export { BeginContactChange } from './create.ts';
export type { ContactEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { ContactChange, ContactFailure, ContactForm, ContactState, NewContactProblem } from './state.ts';

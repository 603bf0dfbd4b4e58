export { BeginAccount } from './create.ts';
export type { AccountEvent } from './event.ts';
export { pageOf } from './page-of.ts';
export type { AccountDialog, AccountState, EditedItem } from './state.ts';

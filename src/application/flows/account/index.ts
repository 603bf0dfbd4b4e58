export { BeginAccount } from './create.ts';
export type { AccountEvent } from './event.ts';
export type { AccountDialog, AccountState, EditedItem } from './state.ts';

import type { CurrentPrivacyChoice, PrivacyChoice } from '../../ports/index.ts';
import type { EditedItem } from './state.ts';

/** A buyer's actions on the account page. */
export type AccountEvent =
  | { readonly kind: 'edit'; readonly item: EditedItem }
  | { readonly kind: 'close' }
  | { readonly kind: 'choose-privacy'; readonly name: keyof PrivacyChoice; readonly on: boolean }
  | { readonly kind: 'read-policy' }
  | { readonly kind: 'close-policy' };

/** Results and outside events. */
export type AccountResult =
  | { readonly kind: 'resumed'; readonly item: EditedItem }
  /** Privacy choices were made, here or in another tab. */
  | { readonly kind: 'choices-changed'; readonly choice: CurrentPrivacyChoice };

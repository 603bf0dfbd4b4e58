import type { PrivacyChoice } from '../../ports/index.ts';
import type { EditedItem } from './state.ts';

/** What a buyer does on the account page. */
export type AccountEvent =
  | { readonly kind: 'edit'; readonly item: EditedItem }
  | { readonly kind: 'close' }
  | { readonly kind: 'choose-privacy'; readonly name: keyof PrivacyChoice; readonly on: boolean }
  | { readonly kind: 'read-policy' }
  | { readonly kind: 'close-policy' };

/** What comes from elsewhere. */
export type AccountResult =
  | { readonly kind: 'resumed'; readonly item: EditedItem }
  /** Choices were made, here or in another tab. */
  | { readonly kind: 'choices-changed'; readonly choice: PrivacyChoice };

import { type DraftPlace, isOneOf } from '../../session/index.ts';
import type { EditedItem } from './state.ts';

/**
 * Which dialog is open, so that a reload opens it again; dropped once its change is made. The language dialog has no input
 * to lose.
 */
export const openDialog: DraftPlace<EditedItem> = {
  name: 'account.editing',
  accepts: isOneOf('email', 'mobile', 'address'),
};

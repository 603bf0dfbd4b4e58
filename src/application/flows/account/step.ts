import { type TrackedEvent, trackedEvent } from '@member-portal/domain/telemetry';
import type { CurrentPrivacyChoice, PrivacyChoice } from '../../ports/index.ts';
import type { Step } from '../flow.ts';
import type { RecordPage } from '../page-entered.ts';
import type { AccountEvent, AccountResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { AccountDialog, AccountState, EditedItem } from './state.ts';

/** Effects of a step on the account page. */
export type AccountEffect =
  | RecordPage
  | { readonly kind: 'record-event'; readonly event: TrackedEvent }
  | { readonly kind: 'resume' }
  | { readonly kind: 'keep-open'; readonly item: EditedItem }
  | { readonly kind: 'drop-open' }
  | { readonly kind: 'watch-choices' }
  | { readonly kind: 'change-choice'; readonly name: keyof PrivacyChoice; readonly on: boolean };

/** The first state. The page is recorded before a dialog opens over it. */
export const begin = (choice: CurrentPrivacyChoice): Step<AccountState, AccountEffect> => {
  const state = { dialog: undefined, choice, readsPolicy: false };
  return {
    state,
    effects: [{ kind: 'record-page', page: pageOf(state) }, { kind: 'watch-choices' }, { kind: 'resume' }],
  };
};

const openDialog = ({ dialog }: AccountState, item: EditedItem, resumed: boolean): AccountDialog => ({
  item,
  open: true,
  opened: (dialog?.opened ?? 0) + 1,
  resumed,
});

/** The next state of the account page. */
export const step = (
  state: AccountState,
  event: AccountEvent | AccountResult,
): Step<AccountState, AccountEffect> => {
  const to = (changed: Partial<AccountState>, ...effects: readonly AccountEffect[]) => ({
    state: { ...state, ...changed },
    effects,
  });
  switch (event.kind) {
    case 'edit': {
      const { item } = event;
      const dialog = openDialog(state, item, false);
      // A chosen language reloads the page, so there is no dialog to restore.
      return item === 'language' ? to({ dialog }) : to({ dialog }, { kind: 'keep-open', item });
    }
    case 'resumed':
      return to({ dialog: openDialog(state, event.item, true) });
    case 'close':
      return state.dialog?.open
        ? to({ dialog: { ...state.dialog, open: false } }, { kind: 'drop-open' })
        : { state, effects: [] };
    case 'choose-privacy':
      return { state, effects: [{ kind: 'change-choice', name: event.name, on: event.on }] };
    case 'choices-changed':
      return to({ choice: event.choice });
    case 'read-policy':
      return to(
        { readsPolicy: true },
        { kind: 'record-event', event: trackedEvent('financial_privacy_policy') },
      );
    case 'close-policy':
      return to({ readsPolicy: false });
  }
};

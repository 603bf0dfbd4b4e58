import type { CurrentPrivacyChoice } from '../../ports/index.ts';

/** What can be changed in a dialog of the account page. */
export type EditedItem = 'email' | 'mobile' | 'address' | 'language';

/** A dialog over the account page. A closed one is kept, so that a front end can restore the focus. */
export interface AccountDialog {
  readonly item: EditedItem;
  readonly open: boolean;
  /** The number of openings; each starts with a new state. */
  readonly opened: number;
  /** It was open before a reload or a forced sign-out, and was reopened automatically. */
  readonly resumed: boolean;
}

/** The account page with its dialog and the privacy choices. */
export interface AccountState {
  readonly dialog: AccountDialog | undefined;
  readonly choice: CurrentPrivacyChoice;
  readonly readsPolicy: boolean;
}

import type { PrivacyChoice } from '../../ports/index.ts';

/** What of the account page can be changed in a dialog. */
export type EditedItem = 'email' | 'mobile' | 'address' | 'language';

/** A dialog over the account page. A closed one stays, so that a front end can give the focus back. */
export interface AccountDialog {
  readonly item: EditedItem;
  readonly open: boolean;
  /** Counts openings: each begins anew. */
  readonly opened: number;
  /** It stood open before a reload or a forced sign-out, and was opened again by itself. */
  readonly resumed: boolean;
}

/** The account page: the dialog over it, and the privacy choices. */
export interface AccountState {
  readonly dialog: AccountDialog | undefined;
  readonly choice: PrivacyChoice;
  /** Whether a choice was changed here. */
  readonly choiceKept: boolean;
  readonly readsPolicy: boolean;
}

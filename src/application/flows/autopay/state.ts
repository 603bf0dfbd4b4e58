import type { Autopay, AutopayIneligibility, ListedDraft } from '@member-portal/domain/autopay';
import type { AutopayOptions, StoppedAutopay, TurnOffFailure } from '../../autopay/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { Consent, WayBack } from '../ordering/index.ts';
import type { AutopayDraft } from './draft.ts';
import type { AutopayForm, CheckedAutopay } from './form-state.ts';
import type { AutopayToSave, KnownFailure } from './order.ts';

/** How far the sending of a reviewed change has come. */
export type Saving =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending'; readonly order: AutopayToSave }
  /** It is not known whether it was saved; sending the same again finds out. */
  | { readonly kind: 'unknown'; readonly order: AutopayToSave }
  | {
      readonly kind: 'failed';
      readonly failure: KnownFailure;
      /** What helps with it; undefined where it may simply be tried again. */
      readonly way: WayBack | undefined;
    };

/** Before there is anything to choose from. */
export interface UnreadAutopay {
  /** Whether autopay is to be turned on, as the surrounding page knows it; what is read decides. */
  readonly enrols: boolean;
  /** What was chosen before the dialog was closed, or the session ended. */
  readonly kept: AutopayDraft | undefined;
}

/** The state of the autopay dialog of a loan. */
export type AutopayState =
  | ({ readonly kind: 'reading' } & UnreadAutopay)
  | ({ readonly kind: 'unreadable'; readonly failure: ReadFailure } & UnreadAutopay)
  | ({ readonly kind: 'ineligible'; readonly why: AutopayIneligibility['kind'] } & UnreadAutopay)
  /** Autopay is on, and shown as it is now. */
  | {
      readonly kind: 'managing';
      readonly form: AutopayForm;
      readonly drafts: readonly ListedDraft[];
      /** Whether there is another day that the next changeable draft could begin with. */
      readonly movable: boolean;
    }
  | { readonly kind: 'choosing'; readonly form: AutopayForm }
  /** A payment method is being added, by a separate flow. */
  | { readonly kind: 'adding-method'; readonly form: AutopayForm }
  | {
      readonly kind: 'reviewing';
      readonly form: AutopayForm;
      readonly autopay: CheckedAutopay;
      readonly consent: Consent;
      readonly saving: Saving;
      /** What was read while the change was in progress; it counts once its outcome is known. */
      readonly newOptions: AutopayOptions | undefined;
    }
  | {
      readonly kind: 'saved';
      readonly enrolled: boolean;
      readonly asked: CheckedAutopay;
      readonly autopay: Autopay;
      /** The platform's drafts, or the reviewed ones where it lists none. */
      readonly drafts: readonly ListedDraft[];
    }
  | {
      readonly kind: 'turning-off';
      readonly form: AutopayForm;
      readonly sending: boolean;
      /** Of the last try; it stays while autopay is turned off again. `attempt` distinguishes one failure from the next. */
      readonly failure: TurnOffFailure | undefined;
      readonly attempt: number;
      readonly newOptions: AutopayOptions | undefined;
      /** What is drawn anyway, and what no longer will be. */
      readonly inProgress: readonly ListedDraft[];
      readonly changeable: readonly ListedDraft[];
    }
  | { readonly kind: 'off'; readonly stopped: StoppedAutopay }
  | { readonly kind: 'closed' };

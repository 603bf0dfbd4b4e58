import type { Autopay, AutopayIneligibility, ListedDraft } from '@member-portal/domain/autopay';
import type { AutopayOptions, StoppedAutopay, TurnOffFailure } from '../../autopay/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { Consent, WayBack } from '../ordering/index.ts';
import type { AutopayDraft } from './draft.ts';
import type { AutopayForm, CheckedAutopay } from './form-state.ts';
import type { AutopayToSave, KnownFailure } from './order.ts';

/** The progress of saving a reviewed change. */
export type Saving =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending'; readonly order: AutopayToSave }
  /** It is not known whether it was saved; resending the same change finds out. */
  | { readonly kind: 'unknown'; readonly order: AutopayToSave }
  | {
      readonly kind: 'failed';
      readonly failure: KnownFailure;
      /** The step that can fix it; undefined if it can simply be retried. */
      readonly way: WayBack | undefined;
    };

/** The state before the options are loaded. */
export interface UnreadAutopay {
  /** Whether autopay will be turned on, as far as the surrounding page knows; the loan that is read determines it. */
  readonly enrols: boolean;
  /** The draft from before the dialog was closed or the session ended. */
  readonly kept: AutopayDraft | undefined;
}

/** The state of the autopay dialog of a loan. */
export type AutopayState =
  | ({ readonly kind: 'reading' } & UnreadAutopay)
  | ({ readonly kind: 'unreadable'; readonly failure: ReadFailure } & UnreadAutopay)
  | ({ readonly kind: 'ineligible'; readonly why: AutopayIneligibility['kind'] } & UnreadAutopay)
  /** Autopay is on and shown as it is now. */
  | {
      readonly kind: 'managing';
      readonly form: AutopayForm;
      readonly drafts: readonly ListedDraft[];
      /** Whether the next changeable draft could start with another day. */
      readonly movable: boolean;
    }
  | { readonly kind: 'choosing'; readonly form: AutopayForm }
  /** A payment method is being added in a separate flow. */
  | { readonly kind: 'adding-method'; readonly form: AutopayForm }
  | {
      readonly kind: 'reviewing';
      readonly form: AutopayForm;
      readonly autopay: CheckedAutopay;
      readonly consent: Consent;
      readonly saving: Saving;
      /** Options loaded while the change was in progress; used once its outcome is known. */
      readonly newOptions: AutopayOptions | undefined;
    }
  | {
      readonly kind: 'saved';
      readonly enrolled: boolean;
      readonly asked: CheckedAutopay;
      readonly autopay: Autopay;
      /** The platform's drafts, or the reviewed ones if it lists none and has not paused autopay. */
      readonly drafts: readonly ListedDraft[];
    }
  | {
      readonly kind: 'turning-off';
      readonly form: AutopayForm;
      readonly sending: boolean;
      /** The failure of the last attempt, kept during a retry. `attempt` distinguishes repeated failures. */
      readonly failure: TurnOffFailure | undefined;
      readonly attempt: number;
      readonly newOptions: AutopayOptions | undefined;
      /** Drafts still taken, and drafts that are stopped. */
      readonly inProgress: readonly ListedDraft[];
      readonly changeable: readonly ListedDraft[];
    }
  | { readonly kind: 'off'; readonly stopped: StoppedAutopay }
  | { readonly kind: 'closed' };

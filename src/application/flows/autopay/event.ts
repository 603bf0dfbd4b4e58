import type { Autopay, AutopayAmountType, AutopayIneligibility } from '@member-portal/domain/autopay';
import type { PlainDate } from '@member-portal/domain/calendar';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { Result } from 'neverthrow';
import type { AutopayOptions, StoppedAutopay, TurnOffFailure } from '../../autopay/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { Step } from '../flow.ts';
import type { ConsentAnswer, ConsentEvent, MethodEvent } from '../ordering/index.ts';
import type { RecordPage } from '../page-entered.ts';
import type { AutopayDraft } from './draft.ts';
import type { AutopayField, CheckedAutopay } from './form-state.ts';
import type { AutopayToSave, SaveAutopayFailure } from './order.ts';
import type { AutopayState } from './state.ts';

/** A buyer's actions on autopay. */
export type AutopayEvent =
  /** Retries failed reads. */
  | { readonly kind: 'retry' }
  /** Goes to the form, to change a field. */
  | { readonly kind: 'change'; readonly field: AutopayField }
  | { readonly kind: 'choose-amount'; readonly amountType: AutopayAmountType }
  | { readonly kind: 'type-amount'; readonly text: string }
  | MethodEvent
  | { readonly kind: 'choose-start'; readonly dueOn: PlainDate }
  | { readonly kind: 'waive-notice'; readonly waived: boolean }
  | { readonly kind: 'review' }
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  | ConsentEvent
  /** Turns autopay on or changes it; if the outcome is unknown, checks again. */
  | { readonly kind: 'submit' }
  /** Goes to the step that can fix a failure. */
  | { readonly kind: 'mend' }
  /** Asks what turning autopay off means. */
  | { readonly kind: 'turn-off' }
  | { readonly kind: 'confirm-turn-off' }
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };

/** Results of effects. */
export type AutopayAnswer =
  | { readonly kind: 'options-read'; readonly options: Result<AutopayOptions, AutopayIneligibility> }
  | { readonly kind: 'not-read'; readonly failure: ReadFailure }
  | ConsentAnswer
  | { readonly kind: 'saved'; readonly autopay: Autopay }
  | { readonly kind: 'not-saved'; readonly failure: SaveAutopayFailure }
  | { readonly kind: 'turned-off'; readonly stopped: StoppedAutopay }
  | { readonly kind: 'not-turned-off'; readonly failure: TurnOffFailure };

/** Effects of the flow. */
export type AutopayEffect =
  | { readonly kind: 'read' }
  | { readonly kind: 'read-again' }
  | {
      readonly kind: 'prepare-document';
      readonly attempt: number;
      readonly loan: AutopayOptions['loan'];
      readonly autopay: CheckedAutopay;
    }
  | { readonly kind: 'stamp-acceptance' }
  | { readonly kind: 'save'; readonly order: AutopayToSave }
  | { readonly kind: 'turn-off'; readonly loan: AutopayOptions['loan'] }
  | { readonly kind: 'keep-draft'; readonly draft: AutopayDraft }
  /** The change is in progress: after a reload, the draft must not look unsent. */
  | { readonly kind: 'hold-draft' }
  | RecordPage;

/** The result of one step. */
export type AutopayStep = Step<AutopayState, AutopayEffect>;

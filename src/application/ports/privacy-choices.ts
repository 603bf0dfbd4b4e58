import { token } from '../services/index.ts';

/** What a visitor has chosen about data of their visits; both are off until they are turned on. */
export interface PrivacyChoice {
  /** Nothing of the visits goes to analytics or to the monitoring service. */
  readonly optedOut: boolean;
  /** What goes there holds no buyer id, e-mail or mobile. */
  readonly doNotShare: boolean;
}

/**
 * Keeps the privacy choices of this browser, signed in or not: the lender's platform has no call that takes
 * them. They outlive sign-out, and are read each time, so that a choice made in one tab applies in all.
 */
export interface PrivacyChoices {
  current(): PrivacyChoice;
  keep(choice: PrivacyChoice): void;
  /** Subscribes to choices made in any tab; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}
export const PrivacyChoices = token<PrivacyChoices>('PrivacyChoices');

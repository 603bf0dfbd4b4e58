import { token } from '../services/index.ts';

/** A visitor's privacy choices; both are off by default. */
export interface PrivacyChoice {
  /** Nothing about visits is sent to analytics or the monitoring service. */
  readonly optedOut: boolean;
  /** What is sent there contains no buyer id, e-mail or mobile. */
  readonly doNotShare: boolean;
}

/** The choices in force. */
export interface CurrentPrivacyChoice extends PrivacyChoice {
  /** The browser could not store them: they are forgotten when the page is closed or reloaded, and other tabs do not see them. */
  readonly endsWithPage?: boolean | undefined;
}

/**
 * Keeps the privacy choices of this browser, signed in or not: the lender's platform has no call for them. They survive
 * sign-out and are read each time, so that a choice made in one tab applies in all.
 */
export interface PrivacyChoices {
  current(): CurrentPrivacyChoice;
  keep(choice: PrivacyChoice): void;
  /** Subscribes to choices made in any tab; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}
export const PrivacyChoices = token<PrivacyChoices>('PrivacyChoices');

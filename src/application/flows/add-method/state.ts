import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { MethodError, PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { DisclosureFailure, GatewaySession } from '../../ports/index.ts';

/** Why a page of the gateway's could not be opened; `not-offered` where the tenant has switched connecting off. */
export type OpenPageFailure = RequestFailure | { readonly kind: 'not-offered' };
/** Why a method that a page claims to have added is not known to be there. */
export type ConfirmFailure = RequestFailure | { readonly kind: 'not-found' };

/** A page of the gateway's that is in a frame. */
export interface OpenPage {
  readonly kind: 'open';
  readonly session: GatewaySession;
  /** It has reported, so it may be shown and focused. */
  readonly shown: boolean;
  /** It has not reported for so long that it may be broken. */
  readonly silent: boolean;
  /** The error it reports in what was typed there. */
  readonly error: MethodError | undefined;
  /** CSS pixels, as it requested, within limits; undefined until then. */
  readonly height: number | undefined;
  /** Loads of the frame without a report yet; -1 for a report that came before its load. */
  readonly unanswered: number;
  /** Numbers the waits for a report; only the latest one counts. */
  readonly wait: number;
}

/** A page of the gateway's, from its opening until the method that it added is confirmed. */
export type GatewayPage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'not-opened'; readonly failure: OpenPageFailure }
  | OpenPage
  | { readonly kind: 'confirming'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'unconfirmed'; readonly methodId: PaymentMethodId; readonly failure: ConfirmFailure };

/** The terms of the bank-verification service. `shown` once they have been on the screen. */
export type VerificationTerms =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: DisclosureFailure }
  | { readonly kind: 'read'; readonly document: DisclosureDocument; readonly shown: boolean };

/** What each step of adding a method depends on. */
export interface AddMethodVisit {
  /** Numbers the requests to the platform; answers to an earlier visit of a step are ignored. */
  readonly visit: number;
  /** Whether there is a method on file already. */
  readonly another: boolean;
  /** Whether an account can be connected instead of typed. */
  readonly mayConnect: boolean;
}

/** Adding a payment method, by typing it on the gateway's page or by connecting an account. */
export type AddMethodState =
  | (AddMethodVisit & { readonly kind: 'form'; readonly page: GatewayPage })
  | (AddMethodVisit & { readonly kind: 'terms'; readonly terms: VerificationTerms })
  | (AddMethodVisit & { readonly kind: 'connect'; readonly page: GatewayPage })
  /** It is on file, and the list of methods shows it. */
  | { readonly kind: 'added'; readonly method: PaymentMethod }
  /** The buyer went back, or cancelled on the first page. */
  | { readonly kind: 'left' };

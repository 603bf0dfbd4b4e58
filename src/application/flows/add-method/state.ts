import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { MethodError, PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { DisclosureFailure, GatewaySession } from '../../ports/index.ts';

/** Why a gateway page could not be opened; `not-offered` if the tenant has disabled connecting. */
export type OpenPageFailure = RequestFailure | { readonly kind: 'not-offered' };
/** Why a method reported as added could not be confirmed. */
export type ConfirmFailure = RequestFailure | { readonly kind: 'not-found' };

/** A gateway page in a frame. */
export interface OpenPage {
  readonly kind: 'open';
  readonly session: GatewaySession;
  /** It has sent a message, so it may be shown and focused. */
  readonly shown: boolean;
  /** It has sent no message for so long that it may be broken. */
  readonly silent: boolean;
  /** The error it reports in the typed values. */
  readonly error: MethodError | undefined;
  /** Errors reported so far, so that a front end announces the same one again. */
  readonly attempt: number;
  /** The height it requested, in CSS pixels, within limits; undefined until then. */
  readonly height: number | undefined;
  /** Loads of the frame without a message yet; -1 for a message that came before its load. */
  readonly unanswered: number;
  /** Number of the latest wait for a message; earlier waits are ignored. */
  readonly wait: number;
}

/** A gateway page, from its opening until the added method is confirmed. */
export type GatewayPage =
  | { readonly kind: 'opening' }
  | { readonly kind: 'not-opened'; readonly failure: OpenPageFailure }
  | OpenPage
  | { readonly kind: 'confirming'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'unconfirmed'; readonly methodId: PaymentMethodId; readonly failure: ConfirmFailure };

/** The terms of the bank-verification service. `shown`: they have been displayed. */
export type VerificationTerms =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: DisclosureFailure }
  | { readonly kind: 'read'; readonly document: DisclosureDocument; readonly shown: boolean };

/** Context of every step of adding a method. */
export interface AddMethodVisit {
  /** Number of the current visit; answers to requests of an earlier visit are ignored. */
  readonly visit: number;
  /** Whether a method is already on file. */
  readonly another: boolean;
  /** Whether an account can be connected instead of typed. */
  readonly mayConnect: boolean;
}

/** Adding a payment method by typing it on the gateway's page, or by connecting an account. */
export type AddMethodState =
  | (AddMethodVisit & { readonly kind: 'form'; readonly page: GatewayPage })
  | (AddMethodVisit & { readonly kind: 'terms'; readonly terms: VerificationTerms })
  | (AddMethodVisit & { readonly kind: 'connect'; readonly page: GatewayPage })
  /** The method is on file and in the list of methods. */
  | { readonly kind: 'added'; readonly method: PaymentMethod }
  /** The buyer went back, or cancelled on the first page. */
  | { readonly kind: 'left' };

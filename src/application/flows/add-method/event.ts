import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { DisclosureFailure, GatewayReport, GatewaySession } from '../../ports/index.ts';
import type { ConfirmFailure, OpenPageFailure } from './state.ts';

/** The buyer's actions, and events of the frame with the gateway's page. */
export type AddMethodEvent =
  /** Connects an account instead of typing it. */
  | { readonly kind: 'connect' }
  /** The terms have been displayed. */
  | { readonly kind: 'terms-shown'; readonly document: DisclosureDocument }
  | { readonly kind: 'agree' }
  | { readonly kind: 'back' }
  /** Repeats the opening, reading or confirmation that failed or got no response. */
  | { readonly kind: 'try-again' }
  | { readonly kind: 'page-loaded' }
  /** A message from the page's own frame. The front end must check its source: only it can. */
  | { readonly kind: 'page-message'; readonly origin: string; readonly data: unknown };

/** Results of effects; `visit` is that of the step that caused them. */
export type AddMethodResult = { readonly visit: number } & (
  | { readonly kind: 'page-opened'; readonly session: GatewaySession }
  | { readonly kind: 'page-not-opened'; readonly failure: OpenPageFailure }
  | { readonly kind: 'page-reported'; readonly report: GatewayReport }
  | { readonly kind: 'page-waited'; readonly wait: number }
  | { readonly kind: 'method-confirmed'; readonly method: PaymentMethod }
  | { readonly kind: 'method-not-confirmed'; readonly failure: ConfirmFailure }
  | { readonly kind: 'terms-read'; readonly document: DisclosureDocument }
  | { readonly kind: 'terms-not-read'; readonly failure: DisclosureFailure }
);

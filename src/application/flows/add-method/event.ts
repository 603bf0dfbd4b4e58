import type { DisclosureDocument } from '@member-portal/domain/disclosure';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { DisclosureFailure, GatewayReport, GatewaySession } from '../../ports/index.ts';
import type { ConfirmFailure, OpenPageFailure } from './state.ts';

/** What a buyer does to add a method, and what happens to the frame of the gateway's page. */
export type AddMethodEvent =
  /** To connect an account instead of typing it. */
  | { readonly kind: 'connect' }
  /** The terms have been on the screen. */
  | { readonly kind: 'terms-shown'; readonly document: DisclosureDocument }
  | { readonly kind: 'agree' }
  | { readonly kind: 'back' }
  /** Opens, reads or confirms again what failed or went silent. */
  | { readonly kind: 'try-again' }
  | { readonly kind: 'page-loaded' }
  /** A message whose source is the page's own frame, which only a front end can check. */
  | { readonly kind: 'page-message'; readonly origin: string; readonly data: unknown };

/** What comes back; `visit` is that of the step which asked. */
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

import type { MethodError, PaymentMethodId } from '@member-portal/domain/payment-method';
import { token } from '../services/index.ts';
import type { GatewaySession } from './payment-gateway.ts';

/** A message from a page of the gateway. */
export type GatewayReport =
  | { readonly kind: 'ready' }
  /** The buyer is typing in the page; reported at most once in 10 seconds. */
  | { readonly kind: 'activity' }
  /** The page requests this height, in CSS pixels. */
  | { readonly kind: 'resize'; readonly height: number }
  /** Unverified: only the gateway knows whether the method exists. */
  | { readonly kind: 'completed'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: MethodError };

/** Messages from a gateway page in a frame to the page around it. */
export interface GatewayMessages {
  /**
   * Reads a message that arrived while a session's page was framed; undefined if it is from another origin or session, or
   * of another form. The front end must check that it came from that frame: only it can.
   */
  read(
    session: GatewaySession,
    message: { readonly origin: string; readonly data: unknown },
  ): GatewayReport | undefined;
}
export const GatewayMessages = token<GatewayMessages>('GatewayMessages');

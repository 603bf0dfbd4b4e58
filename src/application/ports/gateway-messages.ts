import type { MethodError, PaymentMethodId } from '@member-portal/domain/payment-method';
import { token } from '../services/index.ts';
import type { GatewaySession } from './payment-gateway.ts';

/** What a page of the gateway's has come to. */
export type GatewayReport =
  | { readonly kind: 'ready' }
  /** The buyer is typing there; reported at most once in 10 seconds. */
  | { readonly kind: 'activity' }
  /** The page wants to be this high, CSS pixels. */
  | { readonly kind: 'resize'; readonly height: number }
  /** Unverified: only the gateway knows whether the method exists. */
  | { readonly kind: 'completed'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: MethodError };

/** The messages by which a gateway's page in a frame reports to the page around it. */
export interface GatewayMessages {
  /**
   * Reads a message that arrived while the page of a session was framed; undefined for one from another origin or
   * session, or of another form. The front end has to check that it came from that frame; only it can.
   */
  read(
    session: GatewaySession,
    message: { readonly origin: string; readonly data: unknown },
  ): GatewayReport | undefined;
}
export const GatewayMessages = token<GatewayMessages>('GatewayMessages');

import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { GatewaySession } from '../../ports/index.ts';
import type { RecordPage } from '../page-entered.ts';

/** Effects of adding a method. */
export type AddMethodEffect =
  | RecordPage
  | { readonly kind: 'open-page'; readonly visit: number; readonly purpose: 'form' | 'connect' }
  | {
      readonly kind: 'read-message';
      readonly visit: number;
      readonly session: GatewaySession;
      readonly message: { readonly origin: string; readonly data: unknown };
    }
  | {
      readonly kind: 'wait-for-page';
      readonly visit: number;
      readonly wait: number;
      readonly milliseconds: number;
    }
  | { readonly kind: 'report-activity' }
  | { readonly kind: 'confirm-method'; readonly visit: number; readonly methodId: PaymentMethodId }
  | { readonly kind: 'read-terms'; readonly visit: number }
  /** The buyer left a page that may just have added a method. */
  | { readonly kind: 'refresh-methods' }
  | { readonly kind: 'tell-added'; readonly method: PaymentMethod }
  | { readonly kind: 'tell-left' };

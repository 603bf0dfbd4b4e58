import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { RemovePaymentMethod, readsAfterMethods } from '../../payment-methods/index.ts';
import { Analytics } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import { pageEntered } from '../page-entered.ts';
import type { RemoveMethodEvent, RemoveMethodResult } from './event.ts';
import { pageOf } from './page-of.ts';
import type { RemoveMethodState } from './state.ts';
import { type RemoveMethodEffect, step } from './step.ts';

/**
 * Starts removing a payment method, or reports what must be done first (specification, section 2: delete payment method).
 * The list of methods is refreshed before `onRemoved` is called.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginMethodRemoval } from '@member-portal/application/flows/remove-method';
 * import type { Services } from '@member-portal/application/services';
 * import type { PaymentMethod } from '@member-portal/domain/payment-method';
 * declare const services: Services;
 * declare const method: PaymentMethod;
 * declare const context: FlowContext;
 * const flow = services.get(BeginMethodRemoval)({ method, onRemoved: () => console.log('removed') }, context);
 */
export type BeginMethodRemoval = (
  subject: { readonly method: PaymentMethod; readonly onRemoved: (method: PaymentMethod) => void },
  context: FlowContext,
) => Flow<RemoveMethodState, RemoveMethodEvent>;

export const BeginMethodRemoval = defineUseCase(
  'BeginMethodRemoval',
  { removeMethod: RemovePaymentMethod, analytics: Analytics },
  ({ removeMethod, analytics }): BeginMethodRemoval =>
    ({ method, onRemoved }, { reads }) => {
      const state: RemoveMethodState = { kind: 'confirming', method, failure: undefined, attempt: 0 };

      const run = (
        effect: RemoveMethodEffect,
        { send }: Run<RemoveMethodEvent | RemoveMethodResult>,
      ): void => {
        switch (effect.kind) {
          case 'record-page':
            analytics.pageLoaded(effect.page);
            break;
          case 'remove':
            // Not cancelled by `dispose`: the gateway may already have removed the method.
            void removeMethod(effect.method).match(
              async () => {
                await reads.refresh(readsAfterMethods);
                send({ kind: 'method-removed' });
              },
              (failure) => {
                if (failure.kind === 'unknown-outcome') void reads.refresh(readsAfterMethods);
                send({ kind: 'method-not-removed', failure });
              },
            );
            break;
          case 'tell-removed':
            onRemoved(effect.method);
            break;
        }
      };
      return createFlow({ first: { state, effects: pageEntered(undefined, pageOf(state)) }, step, run });
    },
);

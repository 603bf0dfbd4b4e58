import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { ReadStaticDocument } from '../../disclosures/index.ts';
import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  readsAfterMethods,
} from '../../payment-methods/index.ts';
import { Analytics, BuyerActivity, Delay, FeatureFlags, GatewayMessages } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { createFlow, type Run } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { AddMethodEffect } from './effect.ts';
import type { AddMethodEvent, AddMethodResult } from './event.ts';
import type { AddMethodState } from './state.ts';
import { begin, step } from './step.ts';

/**
 * Begins to add a payment method on the gateway's page, where its numbers are typed, or by connecting an account
 * (specification, section 2). The list of methods holds the new one before `onAdded` is told; `onLeft` is told where the
 * buyer goes back from the first page.
 */
export type BeginAddMethod = (
  subject: {
    /** Whether there is a method on file already. */
    readonly another: boolean;
    readonly onAdded: (method: PaymentMethod) => void;
    readonly onLeft: () => void;
  },
  context: FlowContext,
) => Flow<AddMethodState, AddMethodEvent>;

export const BeginAddMethod = defineUseCase(
  'BeginAddMethod',
  {
    addMethod: AddPaymentMethod,
    connectAccount: ConnectAccount,
    confirmAdded: ConfirmAddedMethod,
    readDocument: ReadStaticDocument,
    messages: GatewayMessages,
    activity: BuyerActivity,
    analytics: Analytics,
    delay: Delay,
    flags: FeatureFlags,
  },
  ({
    addMethod,
    connectAccount,
    confirmAdded,
    readDocument,
    messages,
    activity,
    analytics,
    delay,
    flags,
  }): BeginAddMethod =>
    ({ another, onAdded, onLeft }, { reads, locale }) => {
      const refresh = (): Promise<void> => reads.refresh(readsAfterMethods);

      const run = (
        effect: AddMethodEffect,
        { send, disposed }: Run<AddMethodEvent | AddMethodResult>,
      ): void => {
        switch (effect.kind) {
          case 'record-page':
            analytics.pageLoaded(effect.page);
            break;
          case 'open-page': {
            const { visit, purpose } = effect;
            const open = purpose === 'connect' ? connectAccount : addMethod;
            void open({ locale }, disposed).match(
              (session) => send({ kind: 'page-opened', visit, session }),
              (failure) => send({ kind: 'page-not-opened', visit, failure }),
            );
            break;
          }
          case 'read-message': {
            const report = messages.read(effect.session, effect.message);
            if (report) send({ kind: 'page-reported', visit: effect.visit, report });
            break;
          }
          case 'wait-for-page': {
            const { visit, wait, milliseconds } = effect;
            void delay.wait(milliseconds, disposed).then(() => send({ kind: 'page-waited', visit, wait }));
            break;
          }
          case 'report-activity':
            activity.report();
            break;
          case 'confirm-method': {
            const { visit, methodId } = effect;
            // Not cancelled by `dispose`: what was added stays added, and the list has to show it.
            void confirmAdded(methodId).match(
              async (method) => {
                await refresh();
                send({ kind: 'method-confirmed', visit, method });
              },
              (failure) => send({ kind: 'method-not-confirmed', visit, failure }),
            );
            break;
          }
          case 'read-terms': {
            const { visit } = effect;
            void readDocument({ kind: 'verification-service', locale }, disposed).match(
              (document) => send({ kind: 'terms-read', visit, document }),
              (failure) => send({ kind: 'terms-not-read', visit, failure }),
            );
            break;
          }
          case 'refresh-methods':
            void refresh();
            break;
          case 'tell-added':
            onAdded(effect.method);
            break;
          case 'tell-left':
            onLeft();
            break;
        }
      };

      const flow = createFlow({
        first: begin({ another, mayConnect: flags.current().connectAccount }),
        step,
        run,
      });
      return {
        ...flow,
        dispose: () => {
          const state = flow.state();
          flow.dispose();
          if ('page' in state && state.page.kind === 'open') void refresh();
        },
      };
    },
);

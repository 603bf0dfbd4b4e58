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
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { AddMethodEffect } from './effect.ts';
import type { AddMethodEvent, AddMethodResult } from './event.ts';
import type { AddMethodState } from './state.ts';
import { mayHaveAdded, step } from './step.ts';
import { begin } from './visits.ts';

/**
 * Starts adding a payment method by typing it on the gateway's page, or by connecting an account (specification, section
 * 2). The list of methods is refreshed before `onAdded` is called. `onLeft` is called when the buyer goes back from the
 * first page.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginAddMethod } from '@member-portal/application/flows/add-method';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const context: FlowContext;
 * const onAdded = () => console.log('added');
 * const flow = services.get(BeginAddMethod)({ another: false, onAdded, onLeft: () => undefined }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginAddMethod = (
  subject: {
    /** Whether a method is already on file. */
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

      const run = carryOut<AddMethodEffect, AddMethodEvent | AddMethodResult>({
        'record-page': ({ page }) => analytics.pageLoaded(page),
        'open-page': ({ visit, purpose }, { send, disposed }) =>
          (purpose === 'connect' ? connectAccount : addMethod)({ locale }, disposed).match(
            (session) => send({ kind: 'page-opened', visit, session }),
            (failure) => send({ kind: 'page-not-opened', visit, failure }),
          ),
        'read-message': ({ visit, session, message }, { send }) => {
          const report = messages.read(session, message);
          if (report) send({ kind: 'page-reported', visit, report });
        },
        'wait-for-page': async ({ visit, wait, milliseconds }, { send, disposed }) => {
          await delay.wait(milliseconds, disposed);
          send({ kind: 'page-waited', visit, wait });
        },
        'report-activity': () => activity.report(),
        // Not cancelled by `dispose`: the method stays added, and the list has to show it.
        'confirm-method': async ({ visit, methodId }, { send }) => {
          const confirmed = await confirmAdded(methodId);
          // Even after a failure: the method may have been added, and the buyer may have left meanwhile.
          const refreshed = refresh();
          if (confirmed.isErr())
            return send({ kind: 'method-not-confirmed', visit, failure: confirmed.error });
          await refreshed;
          send({ kind: 'method-confirmed', visit, method: confirmed.value });
        },
        'read-terms': ({ visit }, { send, disposed }) =>
          readDocument({ kind: 'verification-service', locale }, disposed).match(
            (document) => send({ kind: 'terms-read', visit, document }),
            (failure) => send({ kind: 'terms-not-read', visit, failure }),
          ),
        'refresh-methods': refresh,
        'tell-added': ({ method }) => onAdded(method),
        'tell-left': onLeft,
      });

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
          if ('page' in state && mayHaveAdded(state.page)) void refresh();
        },
      };
    },
);

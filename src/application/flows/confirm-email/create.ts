import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import { Analytics, EmailConfirmationStore, type ReadFailure } from '../../ports/index.ts';
import type { Read } from '../../reads/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { KeepEmail, ReadEmailConfirmation } from '../../sign-in/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { ConfirmEmailEvent, ConfirmEmailResult } from './event.ts';
import type { ConfirmEmailState } from './state.ts';
import { type ConfirmEmailEffect, firstStep, step } from './step.ts';

/**
 * Asks whether to keep the e-mail on file or replace it with the one typed at a sign-in by SMS (specification, section 2:
 * confirm or change email). `BeginContactChange` replaces it. `onSettled` is called once the visit continues.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginEmailConfirmation } from '@member-portal/application/flows/confirm-email';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const context: FlowContext;
 * const flow = services.get(BeginEmailConfirmation)({ onSettled: () => console.log('settled') }, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginEmailConfirmation = (
  subject: { readonly onSettled: () => void },
  context: Pick<FlowContext, 'reads'>,
) => Flow<ConfirmEmailState, ConfirmEmailEvent>;

const BUYER: Read = { read: 'buyer' };

/** Wraps the result, because a read cache may reject `undefined` as a value. */
interface Asked {
  readonly confirmation: EmailConfirmation | undefined;
}

export const BeginEmailConfirmation = defineUseCase(
  'BeginEmailConfirmation',
  {
    readConfirmation: ReadEmailConfirmation,
    keepEmail: KeepEmail,
    confirmations: EmailConfirmationStore,
    analytics: Analytics,
  },
  ({ readConfirmation, keepEmail, confirmations, analytics }): BeginEmailConfirmation =>
    ({ onSettled }, { reads }) =>
      createFlow<ConfirmEmailState, ConfirmEmailEvent | ConfirmEmailResult, ConfirmEmailEffect>({
        first: firstStep,
        step,
        run: carryOut<ConfirmEmailEffect, ConfirmEmailEvent | ConfirmEmailResult>({
          'record-page': ({ page }) => analytics.pageLoaded(page),
          watch: (_, { send, disposed }) => {
            const stop = reads.watch<Asked, ReadFailure>(
              BUYER,
              (cancellation) => readConfirmation(cancellation).map((confirmation) => ({ confirmation })),
              (read) =>
                send(
                  read.match(
                    ({ confirmation }): ConfirmEmailResult => ({ kind: 'confirmation-read', confirmation }),
                    (failure): ConfirmEmailResult => ({ kind: 'confirmation-not-read', failure }),
                  ),
                ),
              'e-mail to confirm',
            );
            disposed.addEventListener('abort', stop);
          },
          'read-again': () => void reads.refresh([BUYER]),
          'keep-email': () => keepEmail(),
          'look-for-answer': (_, { send }) => {
            if (confirmations.read() === undefined) send({ kind: 'answered' });
          },
          'go-on': () => onSettled(),
        }),
      }),
);

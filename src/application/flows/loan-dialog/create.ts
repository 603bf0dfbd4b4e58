import { defineUseCase } from '../../services/index.ts';
import { KeptDrafts } from '../../session/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { DialogFound, LoanDialogsEvent } from './event.ts';
import { openDialogOf } from './loan-dialog.ts';
import type { LoanDialogsState } from './state.ts';
import { type LoanDialogsEffect, step } from './step.ts';

/**
 * Starts the dialogs of a page. One that was open at a reload or a forced sign-out opens again for the same buyer. Leaving
 * the page disposes the flow, and the open dialog is not restored.
 * @example
 * import { BeginLoanDialogs } from '@member-portal/application/flows/loan-dialog';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * const flow = services.get(BeginLoanDialogs)('/loans');
 * flow.subscribe(() => console.log(flow.state()));
 */
export type BeginLoanDialogs = (pathname: string) => Flow<LoanDialogsState, LoanDialogsEvent>;

export const BeginLoanDialogs = defineUseCase(
  'BeginLoanDialogs',
  { drafts: KeptDrafts },
  ({ drafts }): BeginLoanDialogs =>
    (pathname) => {
      const place = openDialogOf(pathname);
      const drop = (): void => drafts.drop(place);
      return createFlow<LoanDialogsState, LoanDialogsEvent | DialogFound, LoanDialogsEffect>({
        first: { state: undefined, effects: [{ kind: 'find' }] },
        step,
        run: carryOut<LoanDialogsEffect, DialogFound>({
          find: (_, { send, disposed }) => {
            // After a forced sign-out there is no session, and dropping changes nothing.
            disposed.addEventListener('abort', drop);
            const subject = drafts.read(place);
            if (subject) send({ kind: 'found', subject });
          },
          keep: ({ subject }) => drafts.keep(place, subject),
          drop,
        }),
      });
    },
);

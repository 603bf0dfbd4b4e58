import { ChangePrivacyChoice } from '../../account/index.ts';
import { Analytics, PrivacyChoices } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { KeptDrafts } from '../../session/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { AccountEvent, AccountResult } from './event.ts';
import { openDialog } from './open-dialog.ts';
import type { AccountState } from './state.ts';
import { type AccountEffect, begin, step } from './step.ts';

/**
 * Opens the account page (specification, section 2: account details). A dialog that was open before a reload opens again.
 * @example
 * import { BeginAccount } from '@member-portal/application/flows/account';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * const flow = services.get(BeginAccount)();
 * flow.subscribe(() => console.log(flow.state().dialog?.item));
 * flow.send({ kind: 'edit', item: 'email' });
 */
export type BeginAccount = () => Flow<AccountState, AccountEvent>;

export const BeginAccount = defineUseCase(
  'BeginAccount',
  {
    analytics: Analytics,
    drafts: KeptDrafts,
    choices: PrivacyChoices,
    changeChoice: ChangePrivacyChoice,
  },
  ({ analytics, drafts, choices, changeChoice }): BeginAccount =>
    () =>
      createFlow({
        first: begin(choices.current()),
        step,
        run: carryOut<AccountEffect, AccountEvent | AccountResult>({
          'record-page': ({ page }) => analytics.pageLoaded(page),
          'record-event': ({ event }) => analytics.track(event.event, { ...event.info }),
          resume: (_, { send }) => {
            const item = drafts.read(openDialog);
            if (item) send({ kind: 'resumed', item });
          },
          'keep-open': ({ item }) => drafts.keep(openDialog, item),
          'drop-open': () => drafts.drop(openDialog),
          'watch-choices': (_, { send, disposed }) => {
            const stop = choices.subscribe(() =>
              send({ kind: 'choices-changed', choice: choices.current() }),
            );
            disposed.addEventListener('abort', stop);
          },
          'change-choice': ({ name, on }) => changeChoice(name, on),
        }),
      }),
);

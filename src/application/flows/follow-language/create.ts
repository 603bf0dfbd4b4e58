import { ReadBuyer } from '../../account/index.ts';
import { AdoptLanguage, CurrentLocale } from '../../language/index.ts';
import { Delay, Preferences } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { FollowEvent } from './event.ts';
import type { FollowState } from './state.ts';
import { type FollowEffect, firstStep, step } from './step.ts';

const LOOK_AGAIN_AFTER_MS = 500;

/** What following a language needs from a front end's page. */
export interface FollowingPage {
  /** Whether a reload would now lose something, such as typed text. */
  losesByReload(): boolean;
  /** Reloads the page, which then shows the chosen language. */
  reload(): void;
}

/**
 * Follows a language chosen in another tab: reloads the page as soon as that loses nothing (specification, section 5).
 * @example
 * import { BeginFollowChoice, type FollowingPage } from '@member-portal/application/flows/follow-language';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const page: FollowingPage;
 * const flow = services.get(BeginFollowChoice)(page, { locale: 'en-us' });
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginFollowChoice = (
  page: FollowingPage,
  context: Pick<FlowContext, 'locale'>,
  /** Watches another source of choices and calls `chosen` after each, until the returned function is called. */
  watchMore?: (chosen: () => void) => () => void,
) => Flow<FollowState, never>;

export const BeginFollowChoice = defineUseCase(
  'BeginFollowChoice',
  { preferences: Preferences, currentLocale: CurrentLocale, delay: Delay },
  ({ preferences, currentLocale, delay }): BeginFollowChoice =>
    (page, { locale }, watchMore) =>
      createFlow({
        first: firstStep,
        step,
        run: carryOut<FollowEffect, FollowEvent>({
          watch: (_, { send, disposed }) => {
            const chosen = (): void => send({ kind: 'chosen' });
            disposed.addEventListener('abort', preferences.subscribe(chosen));
            if (watchMore) disposed.addEventListener('abort', watchMore(chosen));
          },
          look: (_, { send }) =>
            send({
              kind: 'looked',
              isChanged: currentLocale() !== locale,
              losesByReload: page.losesByReload(),
            }),
          wait: async ({ waits }, { send, disposed }) => {
            await delay.wait(LOOK_AGAIN_AFTER_MS, disposed);
            send({ kind: 'waited', waits });
          },
          reload: () => page.reload(),
        }),
      }),
);

/**
 * The same for a signed-in buyer: if this browser remembers no choice, it adopts the language on the buyer's record.
 * @example
 * import type { FlowContext } from '@member-portal/application/flows';
 * import { BeginFollowLanguage, type FollowingPage } from '@member-portal/application/flows/follow-language';
 * import type { Services } from '@member-portal/application/services';
 * declare const services: Services;
 * declare const page: FollowingPage;
 * declare const context: FlowContext;
 * const flow = services.get(BeginFollowLanguage)(page, context);
 * flow.subscribe(() => console.log(flow.state().kind));
 */
export type BeginFollowLanguage = (page: FollowingPage, context: FlowContext) => Flow<FollowState, never>;

export const BeginFollowLanguage = defineUseCase(
  'BeginFollowLanguage',
  { followChoice: BeginFollowChoice, language: AdoptLanguage, readBuyer: ReadBuyer },
  ({ followChoice, language, readBuyer }): BeginFollowLanguage =>
    (page, context) =>
      followChoice(page, context, (chosen) =>
        language.isOpen()
          ? context.reads.watch({ read: 'buyer' }, readBuyer, (read) =>
              read.andTee((buyer) => {
                language.adopt(buyer);
                chosen();
              }),
            )
          : () => undefined,
      ),
);

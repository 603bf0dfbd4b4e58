import type { Locale } from '@member-portal/domain/locale';
import { ResultAsync } from 'neverthrow';
import { type ChangeLanguage, type ChangeLanguageFailure, ChooseLanguage } from '../../language/index.ts';
import { Analytics, SessionStore, TenantLocales } from '../../ports/index.ts';
import { defineUseCase } from '../../services/index.ts';
import { carryOut } from '../carry-out.ts';
import { createFlow } from '../create-flow.ts';
import type { Flow } from '../flow.ts';
import type { FlowContext } from '../flow-context.ts';
import type { LanguageEvent, LanguageResult } from './event.ts';
import type { LanguageState } from './state.ts';
import { firstStep, type LanguageEffect, step } from './step.ts';

/**
 * Changes the display language: saved with a signed-in buyer, otherwise remembered only in this browser (specification,
 * section 4: language change).
 * @example
 * import { BeginLanguageChange } from '@member-portal/application/flows/language';
 * import { ChangeLanguage } from '@member-portal/application/language';
 * import type { Services } from '@member-portal/application/services';
 * import { okAsync } from 'neverthrow';
 * declare const services: Services;
 * const subject = { load: () => okAsync(services.get(ChangeLanguage)), onChanged: () => console.log('draw again') };
 * const flow = services.get(BeginLanguageChange)(subject, { locale: 'en-ca' });
 * flow.send({ kind: 'change-language' }); // to the first of the other languages, where none is chosen
 */
export type BeginLanguageChange = (
  subject: {
    /** Loads `ChangeLanguage`, which only signed-in buyers need; a failure counts as a failed change. */
    readonly load: () => ResultAsync<ChangeLanguage, ChangeLanguageFailure>;
    /** Reloads the page in the chosen language. */
    readonly onChanged: () => void;
  },
  context: Pick<FlowContext, 'locale'>,
) => Flow<LanguageState, LanguageEvent>;

export const BeginLanguageChange = defineUseCase(
  'BeginLanguageChange',
  {
    choose: ChooseLanguage,
    sessions: SessionStore,
    configuration: TenantLocales,
    analytics: Analytics,
  },
  ({ choose, sessions, configuration, analytics }): BeginLanguageChange =>
    ({ load, onChanged }, { locale }) => {
      const change = (to: Locale): ResultAsync<void, ChangeLanguageFailure> =>
        sessions.current()
          ? load().andThen((changeLanguage) => changeLanguage(to))
          : new ResultAsync(Promise.resolve(choose(to)));
      return createFlow<LanguageState, LanguageEvent | LanguageResult, LanguageEffect>({
        first: firstStep(locale, configuration.locales),
        step,
        run: carryOut<LanguageEffect, LanguageEvent | LanguageResult>({
          'record-page': ({ page }) => analytics.pageLoaded(page),
          'tell-changed': onChanged,
          change: async ({ to }, { send }) =>
            send(
              (await change(to)).match(
                (): LanguageResult => ({ kind: 'changed' }),
                (failure): LanguageResult => ({ kind: 'failed', failure }),
              ),
            ),
        }),
      });
    },
);

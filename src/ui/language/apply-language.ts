import {
  ChangeLanguage,
  type ChangeLanguageFailure,
  ChooseLanguage,
} from '@member-portal/application/language';
import { SessionStore } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';
import { ResultAsync } from 'neverthrow';
import type { PortalServices } from '../services/ServicesProvider.tsx';

const notLoaded = (): ChangeLanguageFailure => ({ kind: 'network-error' });

/**
 * Changes the language: saved with the buyer where one is signed in, otherwise only remembered. The use cases of signed-in
 * pages are loaded in the first case alone.
 */
export const applyLanguage = (
  { services, loadSignedIn }: PortalServices,
  locale: Locale,
  signal: AbortSignal,
): ResultAsync<void, ChangeLanguageFailure> =>
  services.get(SessionStore).current()
    ? ResultAsync.fromPromise(loadSignedIn(), notLoaded).andThen(() =>
        services.get(ChangeLanguage)(locale, signal),
      )
    : services
        .get(ChooseLanguage)(locale)
        .asyncMap(async () => undefined);

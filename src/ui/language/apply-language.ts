import { ChangeLanguage, ChooseLanguage } from '@member-portal/application/language';
import { SessionStore } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';
import { ResultAsync } from 'neverthrow';
import type { PortalServices } from '../services/ServicesProvider.tsx';

const failed = (): 'failed' => 'failed';

/**
 * Changes the language: saved with the buyer where one is signed in, otherwise only remembered. The use cases of signed-in
 * pages are loaded in the first case alone.
 */
export const applyLanguage = (
  { services, loadSignedIn }: PortalServices,
  locale: Locale,
  signal: AbortSignal,
): ResultAsync<void, 'failed'> =>
  services.get(SessionStore).current()
    ? ResultAsync.fromPromise(loadSignedIn(), failed).andThen(() =>
        services.get(ChangeLanguage)(locale, signal).mapErr(failed),
      )
    : services
        .get(ChooseLanguage)(locale)
        .mapErr(failed)
        .asyncMap(async () => undefined);

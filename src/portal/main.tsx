import './without-eval.ts';
import { CurrentLocale } from '@member-portal/application/language';
import { ReportError } from '@member-portal/application/telemetry';
import { languageTagOf } from '@member-portal/domain/locale';
import {
  type Configuration,
  type ConfigurationFailure,
  loadConfiguration,
} from '@member-portal/infrastructure/config';
import { browserPlatform, createPortalContainer } from '@member-portal/infrastructure/container';
import { createPortalRouter, loadMessages, Portal, type StartProblem } from '@member-portal/ui';
import { createRoot } from 'react-dom/client';
import { buildOf } from './build-of.ts';
import { fonts } from './fonts.ts';
import { createUncaughtErrors } from './uncaught-errors.ts';

const place = document.getElementById('portal');
if (!place) throw new Error('The page has no place for the portal');
const uncaught = createUncaughtErrors();
const root = createRoot(place, { onUncaughtError: uncaught.tell });

const start = async (configuration: Configuration): Promise<void> => {
  const { services, loadSignedIn, restore } = createPortalContainer({
    configuration,
    platform: browserPlatform(window, buildOf(import.meta.url)),
  });
  uncaught.reportBy(services.get(ReportError));
  const locale = services.get(CurrentLocale)();
  document.documentElement.lang = languageTagOf(locale);
  const [messages] = await Promise.all([loadMessages(locale), restore()]);
  const router = createPortalRouter({ services, loadSignedIn, locale }, undefined, performance.now());
  root.render(
    <Portal
      router={router}
      services={services}
      loadSignedIn={loadSignedIn}
      locale={locale}
      messages={messages}
      fonts={fonts}
      waitingSince={0}
    />,
  );
};

const problemOf = (failure: ConfigurationFailure): StartProblem =>
  failure.kind === 'configuration-unavailable'
    ? { kind: 'unreachable' }
    : { kind: 'setting', key: failure.key, missing: failure.kind === 'unknown-config' };

/** Not even the words could be loaded: the document itself holds a few. */
const speakPlainly = (): void => document.getElementById('unavailable')?.removeAttribute('hidden');

const run = async (): Promise<StartProblem | undefined> => {
  const loaded = await loadConfiguration(window.fetch);
  if (loaded.isErr()) return problemOf(loaded.error);
  await start(loaded.value);
  return undefined;
};

// Not awaited: chunks that import this module would wait for it to end, while it waits for them.
run()
  .catch((): StartProblem => ({ kind: 'unreachable' }))
  .then(async (problem) => {
    if (!problem) return;
    const { giveUp } = await import('./give-up.tsx');
    await giveUp(root, problem);
  })
  .catch(speakPlainly);

import { recordStacks } from './without-stacks.ts';
import './without-eval.ts';
import { CurrentLocale, RecordLanguageChange } from '@member-portal/application/language';
import { SessionStore } from '@member-portal/application/ports';
import { followEnds } from '@member-portal/application/session';
import { ReportError } from '@member-portal/application/telemetry';
import { languageTagOf } from '@member-portal/domain/locale';
import type { Configuration, ConfigurationFailure } from '@member-portal/infrastructure/config';
import { browserPlatform, createPortalContainer } from '@member-portal/infrastructure/container';
import {
  createPortalRouter,
  loadMessages,
  Portal,
  readyToHydrate,
  type StartProblem,
} from '@member-portal/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { buildOf } from './build-of.ts';
import { embeddedData } from './embedded-data.ts';
import { loadEarly } from './load-early.ts';
import { recoverWhenCodeIsLost } from './recover-lost-code.ts';
import { createUncaughtErrors } from './uncaught-errors.ts';

recordStacks();
const place = document.getElementById('portal');
if (!place) throw new Error('The page has no place for the portal');
const build = buildOf(import.meta.url);
recoverWhenCodeIsLost(window);
const embedded = embeddedData(document);
const uncaught = createUncaughtErrors();
const page = document.documentElement;
let shown: Root | undefined;
const told = { onUncaughtError: uncaught.tell, onRecoverableError: uncaught.tellRecovered };
/** Renders from scratch; the early script stops holding back presses. */
const root = (): Root => {
  if (shown) return shown;
  place.replaceChildren();
  delete page.dataset['starting'];
  document.dispatchEvent(new Event('portal-usable'));
  shown = createRoot(place, told);
  return shown;
};

/** Ends the task, so that the browser can take input between two steps of the start. Timers would be slowed in a hidden tab. */
const nextTask = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

const start = async (configuration: Configuration): Promise<void> => {
  await nextTask();
  const { services, loadSignedIn, restore } = createPortalContainer({
    configuration,
    platform: browserPlatform(window, build),
  });
  // Subscribe now: a session may end before anything is drawn.
  const ends = followEnds(services.get(SessionStore));
  uncaught.reportBy(services.get(ReportError));
  const locale = services.get(CurrentLocale)();
  page.lang = languageTagOf(locale);
  const messagesOf = async () =>
    embedded.messages?.locale === locale ? embedded.messages.messages : loadMessages(locale);
  const [messages] = await Promise.all([messagesOf(), restore()]);
  services.get(RecordLanguageChange)();
  await nextTask();
  const router = createPortalRouter({ services, loadSignedIn, locale, ends }, undefined, performance.now());
  const portal = (
    <Portal
      router={router}
      services={services}
      loadSignedIn={loadSignedIn}
      locale={locale}
      messages={messages}
      waitingSince={0}
    />
  );
  const isDrawn = place.hasChildNodes() && messages === embedded.messages?.messages;
  // The prerendered page may be hidden because it is wrong for this visitor.
  const takesOver = isDrawn && !('starting' in page.dataset) && (await readyToHydrate(router));
  // Otherwise the route would load, and read its data, only after the first rendering.
  if (!takesOver) await loadEarly(router);
  // Render in slices, so that the page can handle input in between.
  startTransition(() => {
    if (takesOver) shown = hydrateRoot(place, portal, told);
    else root().render(portal);
  });
};

const problemOf = (failure: ConfigurationFailure): StartProblem =>
  failure.kind === 'configuration-unavailable'
    ? { kind: 'unreachable' }
    : { kind: 'setting', key: failure.key, missing: failure.kind === 'unknown-config' };

/** Even the messages failed to load: show the text that the document holds. */
const speakPlainly = (): void => document.getElementById('unavailable')?.removeAttribute('hidden');

const configured = async (): Promise<
  { readonly configuration: Configuration } | { readonly failure: ConfigurationFailure }
> => {
  if (embedded.configuration) return embedded.configuration;
  const { loadConfiguration } = await import('./late-configuration.ts');
  const loaded = await loadConfiguration(window.fetch);
  return loaded.isOk() ? { configuration: loaded.value } : { failure: loaded.error };
};

const run = async (): Promise<StartProblem | undefined> => {
  const loaded = await configured();
  if ('failure' in loaded) return problemOf(loaded.failure);
  await start(loaded.configuration);
  return undefined;
};

// Not awaited: chunks that import this module would wait for it to end, while it waits for them.
run()
  .catch((error: unknown): StartProblem => {
    // Reported where the services exist by now: their configuration names the log's destination.
    uncaught.tell(error);
    return { kind: 'unreachable' };
  })
  .then(async (problem) => {
    if (!problem) return;
    const { giveUp } = await import('./give-up.tsx');
    await giveUp(root(), problem);
  })
  .catch(speakPlainly);

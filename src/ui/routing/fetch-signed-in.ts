import { Clock, TenantRules } from '@member-portal/application/ports';
import { languageTagOf } from '@member-portal/domain/locale';
import type { AnyRouter } from '@tanstack/react-router';
import { loadSignedInMessages } from '../intl/load-messages.ts';
import { codeAhead } from './code-in-time.ts';
import type { RouterContext } from './router-context.ts';

/**
 * Prefetches what shows the list of loans after a correct code: use cases, messages, the layout of signed-in pages, the list, and
 * what `Intl` loads at its first use. The list's first reads begin when the session opens. Routes retry what fails here.
 */
export const fetchSignedIn = (router: AnyRouter): void => {
  const { locale, services, loadSignedIn }: RouterContext = router.options.context;
  Promise.all([
    codeAhead(import('../shell/SignedInLayout.tsx')),
    codeAhead(import('../screens/loans/list/LoansPages.tsx')),
    loadSignedIn(),
    codeAhead(loadSignedInMessages(locale)),
  ])
    .then(([{ ReadAhead }]) =>
      services.get(ReadAhead).afterSignIn(() => !router.state.location.state.remembered),
    )
    .catch(() => undefined);
  // Each in a task: the list of locales takes about as long as the rest of a date. Not every browser has idle callbacks.
  for (const first of [
    () => new Intl.Collator(),
    () => new Intl.DateTimeFormat(languageTagOf(locale)),
    () => services.get(TenantRules).timeZone.dateAt(services.get(Clock).now()),
  ])
    (window.requestIdleCallback ?? setTimeout)(first);
};

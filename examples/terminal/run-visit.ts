import { CurrentLocale } from '@member-portal/application/language';
import { SessionStore } from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import { ObserveSession, SignOut } from '@member-portal/application/session';
import { createFormat } from '@member-portal/domain/locale';
import type { LenderConfiguration } from './read-lender.ts';
import { showLoans } from './screens/loans.ts';
import { sessionNoticeText } from './screens/session-notice.ts';
import { signIn } from './screens/sign-in.ts';
import type { Visit } from './screens/visit.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/texts-of.ts';

/** One visit from greeting to goodbye. A session that ends without a sign-out leads back to signing in. */
export const runVisit = async (
  { name, support }: Pick<LenderConfiguration, 'name' | 'support'>,
  services: Services,
  terminal: Terminal,
): Promise<void> => {
  const locale = services.get(CurrentLocale)();
  const texts = textsOf(locale);
  const visit: Visit = {
    terminal,
    services,
    locale,
    texts,
    formats: createFormat(locale, new Intl.DateTimeFormat().resolvedOptions().timeZone),
    support: support[locale],
  };
  const sessions = services.get(SessionStore);
  const stopObserving = services.get(ObserveSession)((notice) => {
    const text = sessionNoticeText(visit, notice);
    if (text !== undefined) terminal.say('', text);
  });
  const stopHearing = sessions.subscribe((change) => {
    if (change.kind === 'closed' && change.end !== 'signed-out') terminal.say('', texts.session.over);
  });

  terminal.say(name, '');
  while (await signIn(visit)) {
    await showLoans(visit);
    if (!sessions.current()) continue;
    services.get(SignOut)();
    terminal.say(texts.goodbye);
    break;
  }
  stopObserving();
  stopHearing();
};

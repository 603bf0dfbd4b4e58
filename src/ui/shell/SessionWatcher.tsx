import { EmailConfirmationStore, isChosenEnd, SessionStore } from '@member-portal/application/ports';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../intl/use-text.ts';
import { useModalRegistry } from '../modal/ModalRegistry.tsx';
import { goOn, saysEnd } from '../routing/history-state.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useToast } from '../toast/ToastProvider.tsx';

/**
 * Navigates when the session changes. When it opens, leaves the sign-in page for the remembered page or the loans, unless an
 * e-mail has to be confirmed. When it closes, goes to `/`: after a forced end with a message and remembering the page, after
 * a chosen one without (specification, section 4: session).
 */
export const SessionWatcher = () => {
  const sessions = useService(SessionStore);
  const confirmations = useService(EmailConfirmationStore);
  const router = useRouter();
  const registry = useModalRegistry();
  const toast = useToast();
  const t = useText();

  useEffect(() => {
    const showPendingEnd = (): void => {
      const { ends } = router.options.context;
      const end = ends.takeUntold();
      if (!end) return;
      const { pathname, href, state } = router.state.location;
      registry?.closeAll();
      const forced = !isChosenEnd(end);
      const place = pathname === '/' ? state.remembered : href;
      // The toast has the specification's words (section 4); the sign-in page says what to do next.
      if (forced) toast.show({ message: t('session.loggedOut'), severity: 'warning' });
      const { searched, of = ends.buyerMark() } = state;
      const kept = forced && place && { remembered: place, of, searched };
      void router.navigate({ to: '/', replace: true, state: { ...kept, ...saysEnd(end) } });
    };
    showPendingEnd();
    return sessions.subscribe((change) => {
      if (change.kind === 'closed') return showPendingEnd();
      if (change.kind !== 'opened') return;
      // The reads of the next page start with the session: let them be sent before the router renders.
      setTimeout(() => {
        if (router.state.location.pathname !== '/') return;
        // A pending e-mail is confirmed on this page first.
        if (confirmations.read()) void router.invalidate();
        else goOn(router);
      });
    });
  }, [sessions, confirmations, router, registry, toast, t]);
  return undefined;
};

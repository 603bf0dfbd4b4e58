import { SessionStore } from '@member-portal/application/ports';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../intl/use-text.ts';
import { useModalRegistry } from '../modal/ModalRegistryProvider.tsx';
import { remember } from '../routing/history-state.ts';
import { restorableLocation } from '../routing/remembered-location.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useToast } from '../toast/ToastProvider.tsx';

/**
 * Follows the session. Opened, it leaves the sign-in page for the remembered place or the loans; closed, it goes to `/`:
 * a forced end says so and remembers the place, a chosen one forgets it (specification, section 4: session).
 */
export const SessionWatcher = () => {
  const sessions = useService(SessionStore);
  const router = useRouter();
  const registry = useModalRegistry();
  const toast = useToast();
  const t = useText();

  useEffect(
    () =>
      sessions.subscribe((change) => {
        const { pathname, href, state } = router.state.location;
        if (change.kind === 'opened') {
          if (pathname !== '/') return;
          const place = restorableLocation(state.remembered, window.location.origin);
          router.history.replace(place ?? '/loans/outstanding');
          return;
        }
        if (change.kind !== 'closed') return;
        registry?.closeAll();
        const forced = change.end === 'rejected' || change.end === 'expired';
        if (forced) toast.show({ message: t('session.loggedOut'), severity: 'warning' });
        if (change.end === 'ended-elsewhere')
          toast.show({ message: t('session.endedElsewhere'), severity: 'info' });
        void router.navigate({
          to: '/',
          replace: true,
          state: forced && pathname !== '/' ? { ...remember(href), loggedOut: true } : {},
        });
      }),
    [sessions, router, registry, toast, t],
  );
  return undefined;
};

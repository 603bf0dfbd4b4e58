import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While a modal is open, the browser's Back acts on the modal, not on the page beneath: phone users go back
 * and close dialogs with it. It acts on the topmost modal. Without a router, it does nothing.
 */
export const useBrowserBack = (open: boolean, isOnTop: () => boolean, onBack: () => void): void => {
  const router = useRouter({ warn: false });
  const history = router?.history;
  // The history asks the modals in the order of their opening, until one handles it.
  const takeBack = useEffectEvent((): boolean => {
    if (!isOnTop()) return false;
    onBack();
    return true;
  });
  useEffect(() => {
    if (!open || !history) return undefined;
    // From a tab's first entry Back would leave the site unasked: an entry of the same page goes before it, and stays.
    if (!history.canGoBack()) {
      const { state, ...here } = router.latestLocation;
      void router.commitLocation({ ...here, state: { ...state, modal: true }, resetScroll: false });
    }
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => action === 'BACK' && takeBack(),
    });
  }, [open, history, router]);
};

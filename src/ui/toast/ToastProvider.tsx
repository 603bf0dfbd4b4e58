import { closedToast, showToast, type ToastState } from '@member-portal/application/toast';
import { createContext, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { LiveRegion } from '../modal/LiveRegion.tsx';
import { useProvided } from '../services/use-provided.ts';
import { Toast } from './lazy-toast.ts';

/** Shows a short message at the edge of the window. The page has to show the same information. */
export interface ToastControl {
  readonly show: (toast: Partial<Omit<ToastState, 'isOpen'>> & { readonly message: string }) => void;
  readonly close: () => void;
}

const ToastContext = createContext<ToastControl | undefined>(undefined);

/** Provides the portal's only toast, above every route. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toast, setToast] = useState(closedToast);
  /** Counts the messages: the same words shown again are a new message. */
  const [shown, setShown] = useState(0);
  const close = useCallback(() => setToast(closedToast), []);
  const control = useMemo<ToastControl>(
    () => ({
      show: (fields) => {
        setToast((now) => showToast(now, fields));
        setShown((count) => count + 1);
      },
      close,
    }),
    [close],
  );
  return (
    <ToastContext value={control}>
      {children}
      <LiveRegion version={toast.isOpen && toast} announced={toast.message}>
        {shown > 0 ? (
          <Suspense>
            <Toast toast={toast} shown={shown} onClose={close} />
          </Suspense>
        ) : undefined}
      </LiveRegion>
    </ToastContext>
  );
};

/** The toast of the portal. Throws outside of a provider. */
export const useToast = (): ToastControl => useProvided(ToastContext, 'ToastProvider');

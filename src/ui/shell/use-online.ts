import { useStored } from '../services/use-stored.ts';

const EVENTS = ['online', 'offline'] as const;

const connection = {
  subscribe: (changed: () => void): (() => void) => {
    for (const event of EVENTS) window.addEventListener(event, changed);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, changed);
    };
  },
};

/** Whether the browser reports a connection. */
export const useOnline = (): boolean =>
  useStored(
    connection,
    () => navigator.onLine,
    () => true,
  );

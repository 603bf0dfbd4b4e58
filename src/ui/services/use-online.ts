import { useStored } from './use-stored.ts';

const connection = {
  subscribe: (changed: () => void): (() => void) => {
    const listening = new AbortController();
    for (const event of ['online', 'offline']) window.addEventListener(event, changed, listening);
    return () => listening.abort();
  },
};

/** Whether the browser reports a connection. */
export const useOnline = (): boolean =>
  useStored(
    connection,
    () => navigator.onLine,
    () => true,
  );

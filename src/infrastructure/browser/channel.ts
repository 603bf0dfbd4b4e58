/** A channel between the tabs of one tenant, which share an origin. The listener checks what arrives. */
export interface Channel {
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): () => void;
  close(): void;
}

/** A channel that reaches nobody, for browsers without channels between tabs. */
export const silentChannel: Channel = { post: () => {}, subscribe: () => () => {}, close: () => {} };

/** A channel over BroadcastChannel, silent where the browser has none or denies it. */
export const openChannel = (factory: typeof BroadcastChannel | undefined, name: string): Channel => {
  if (!factory) return silentChannel;
  let line: BroadcastChannel;
  try {
    line = new factory(name);
  } catch {
    return silentChannel;
  }
  // In Node an open channel would keep the process alive.
  if ('unref' in line && typeof line.unref === 'function') line.unref();
  let open = true;
  return {
    post: (message) => {
      if (open) line.postMessage(message);
    },
    subscribe: (listener) => {
      const hear = (event: MessageEvent): void => listener(event.data);
      line.addEventListener('message', hear);
      return () => line.removeEventListener('message', hear);
    },
    close: () => {
      open = false;
      line.close();
    },
  };
};

import { listen as listenOn } from '@member-portal/host';
import type { Handler } from './dispatch.ts';

/** A port that cannot be listened on; the message is one line for the operator. */
export class PortError extends Error {}

/** A listening port. */
export interface Listening {
  /** Stops taking connections and waits for what is being answered, at most ten seconds. */
  readonly close: () => Promise<void>;
}

const GRACE_MS = 10_000;

const reasonOf = (error: unknown, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another by PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another by PORT.`;
  return `Port ${port} cannot be listened on (${String(code ?? error)}).`;
};

/** Listens on a port. Rejects with PortError. */
export const listen = async (handler: Handler, port: number, host: string): Promise<Listening> => {
  try {
    const listening = await listenOn({ fetch: async (request, peer) => handler(request, peer) }, port, host);
    return { close: () => listening.close(GRACE_MS) };
  } catch (error) {
    throw new PortError(reasonOf(error, port));
  }
};

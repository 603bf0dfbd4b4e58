import type { Clock, Log, SessionStore } from '@member-portal/application/ports';
import { isLogged, type LogLevel } from '@member-portal/domain/telemetry';
import type { LogSink } from './log-sink.ts';

/**
 * Writes to every sink, from a level on, with the common properties env and buyerId, which is null before sign-in
 * (specification, section 9: logging), and with version and build, so that an operator can distinguish releases.
 */
export const createFanOutLog = (
  settings: {
    readonly level: LogLevel;
    readonly env: string;
    /** The configuration's version, and the id of the running build. */
    readonly version: string;
    readonly build: string;
  },
  sinks: readonly LogSink[],
  sessions: SessionStore,
  clock: Clock,
): Log => ({
  write: (level, message, fields = {}) => {
    if (!isLogged(level, settings.level)) return;
    const buyerId = sessions.current()?.buyerId ?? null;
    const { env, version, build } = settings;
    const entry = { at: clock.now(), level, message, fields: { ...fields, env, version, build, buyerId } };
    for (const sink of sinks) sink(entry);
  },
});

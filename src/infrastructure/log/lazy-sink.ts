import type { LogEntry, LogSink } from './log-sink.ts';

/** Fewer than a sink keeps. Later ones are dropped: the oldest explain a failed start best. */
const MOST_WAITING = 50;

/** A sink whose code is loaded at its first entry, and where that fails at the next one. Entries wait for it. */
export const createLazySink = (load: () => Promise<LogSink>): LogSink => {
  let loading = false;
  let loaded: LogSink | undefined;
  const waiting: LogEntry[] = [];
  const start = async (): Promise<void> => {
    try {
      const sink = await load();
      loaded = sink;
      waiting.splice(0).forEach(sink);
    } catch {
      loading = false;
    }
  };
  return (entry) => {
    if (loaded) {
      loaded(entry);
      return;
    }
    if (waiting.length < MOST_WAITING) waiting.push(entry);
    if (loading) return;
    loading = true;
    void start();
  };
};

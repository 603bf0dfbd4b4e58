import { createMemoryRecords, type SharedRecords } from './shared-records.ts';

/**
 * Records that never fail: from the first failure on they are kept in memory, with what can still be read, at once or later,
 * so that an open payment written earlier is not forgotten because the disk is full or slow now.
 */
export const createFallbackRecords = (primary: SharedRecords | undefined): SharedRecords => {
  const memory = createMemoryRecords();
  const changed = new Set<string>();
  let failed = primary === undefined;
  let copied: Promise<void> | undefined = primary ? undefined : Promise.resolve();

  const copy = async (records: SharedRecords): Promise<void> => {
    const kept = await records.list('');
    await Promise.all(
      kept.map(([key, value]) => memory.update(key, (newer) => (changed.has(key) ? newer : value))),
    );
  };

  const attempt = async <Value>(
    action: (records: SharedRecords) => Promise<Value>,
    key?: string,
  ): Promise<Value> => {
    if (!failed && primary) {
      try {
        return await action(primary);
      } catch {
        failed = true;
      }
    }
    // A database that could not be read may answer by the next call.
    if (primary)
      copied ??= copy(primary).catch(() => {
        copied = undefined;
      });
    await copied;
    if (key !== undefined) changed.add(key);
    return action(memory);
  };

  return {
    read: (key) => attempt((records) => records.read(key)),
    update: (key, change, write) => attempt((records) => records.update(key, change, write), key),
    list: (prefix) => attempt((records) => records.list(prefix)),
    isOwn: () => failed,
  };
};

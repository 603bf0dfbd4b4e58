import { createMemoryRecords, type SharedRecords } from './shared-records.ts';

/**
 * Records that never fail: from the first failure on they are kept in memory, with what could still be read,
 * so that an open payment written earlier is not forgotten because the disk is full now.
 */
export const createFallbackRecords = (primary: SharedRecords | undefined): SharedRecords => {
  const memory = createMemoryRecords();
  let switching: Promise<SharedRecords> | undefined = primary ? undefined : Promise.resolve(memory);

  const switchToMemory = async (failed: SharedRecords): Promise<SharedRecords> => {
    const kept = await failed.list('').catch(() => []);
    await Promise.all(kept.map(([key, value]) => memory.update(key, () => value)));
    return memory;
  };

  const attempt = async <Value>(action: (records: SharedRecords) => Promise<Value>): Promise<Value> => {
    if (!switching && primary) {
      try {
        return await action(primary);
      } catch {
        switching ??= switchToMemory(primary);
      }
    }
    return action((await switching) ?? memory);
  };

  return {
    read: (key) => attempt((records) => records.read(key)),
    update: (key, change, write) => attempt((records) => records.update(key, change, write)),
    list: (prefix) => attempt((records) => records.list(prefix)),
  };
};

import { token } from '@member-portal/application/services';

/** Records that all tabs of a tenant share, read and changed in transactions. Any call may reject. */
export interface SharedRecords {
  read(key: string): Promise<unknown>;
  /**
   * Replaces a record by the result of `change`, in one transaction; undefined removes it. Returns what was
   * written. A durable write has reached the disk by then; others may be lost in a power failure.
   */
  update(key: string, change: (value: unknown) => unknown, write?: 'durable'): Promise<unknown>;
  /** All records whose keys begin with a prefix. */
  list(prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** Whether they have been kept in this tab's memory since the browser's storage failed, so that no other tab sees them. */
  isOwn?(): boolean;
}

export const SharedRecords = token<SharedRecords>('SharedRecords');

/** Records in memory; shared by all callers that get the same instance. */
export const createMemoryRecords = (): SharedRecords => {
  const records = new Map<string, unknown>();
  return {
    read: async (key) => records.get(key),
    update: async (key, change) => {
      const value = change(records.get(key));
      if (value === undefined) records.delete(key);
      else records.set(key, value);
      return value;
    },
    list: async (prefix) => [...records].filter(([key]) => key.startsWith(prefix)),
  };
};

/** Mutual exclusion by name among all callers that share these locks. */
export interface Locks {
  exclusively<Value>(name: string, action: () => Promise<Value>): Promise<Value>;
}

/** Locks in memory, shared by callers of this instance only: they do not exclude other tabs. */
export const createMemoryLocks = (): Locks => {
  const tails = new Map<string, Promise<unknown>>();
  return {
    exclusively: (name, action) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(action, action);
      tails.set(name, turn);
      return turn;
    },
  };
};

/** Web Locks across all tabs of an origin. The browser releases a tab's locks when the tab dies. */
export const createWebLocks = (manager: Pick<LockManager, 'request'> | undefined): Locks => {
  const memory = createMemoryLocks();
  return {
    exclusively: async (name, action) => {
      let entered = false;
      const enter = () => {
        entered = true;
        return action();
      };
      try {
        if (manager) return await manager.request(name, enter);
      } catch (reason) {
        // Rethrow a failed action. An opaque or detached document is denied Web Locks: use memory.
        if (entered) throw reason;
      }
      return memory.exclusively(name, action);
    },
  };
};

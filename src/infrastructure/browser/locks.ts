/** Lets one caller at a time do something, among all who share these locks. */
export interface Locks {
  exclusively<Value>(name: string, action: () => Promise<Value>): Promise<Value>;
}

/** Locks in memory, among callers that share this instance: without Web Locks each tab guards only itself. */
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
        // An opaque or detached document is denied its locks; a failed action is passed to the caller.
        if (entered) throw reason;
      }
      return memory.exclusively(name, action);
    },
  };
};

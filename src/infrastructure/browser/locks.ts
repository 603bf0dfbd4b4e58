/** Lets one caller at a time do something, among all who share these locks. */
export interface Locks {
  exclusively<Value>(name: string, action: () => Promise<Value>): Promise<Value>;
}

/** Locks among those who are given the same ones; where tabs have no others, each guards itself alone. */
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

/** Web Locks across all tabs of an origin. The browser lets go of a tab's locks when the tab dies. */
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
        // An opaque or detached document is denied its locks; a failed action is the caller's to hear of.
        if (entered) throw reason;
      }
      return memory.exclusively(name, action);
    },
  };
};

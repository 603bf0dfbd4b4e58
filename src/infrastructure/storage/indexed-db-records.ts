import type { SharedRecords } from './shared-records.ts';

const DATABASE = 'member-portal';
const STORE = 'records';
/** Some browsers that deny access never answer `open`. The first screen waits as long. */
const OPENS_WITHIN_MS = 2_000;
/** A browser that closes a database, for instance to clear its data, may abort what opens it again meanwhile. */
const TRIES = 3;

class OpenTimeout extends Error {}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openDatabase = (
  factory: IDBFactory,
  onLate: (database: IDBDatabase) => void,
  onClosed: () => void,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new OpenTimeout('IndexedDB does not open'));
    }, OPENS_WITHIN_MS);
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      const close = (): void => {
        database.close();
        onClosed();
      };
      // A later version of the portal in another tab must be able to upgrade. A close by script fires no `close`.
      database.onversionchange = close;
      database.onclose = close;
      if (isLate) onLate(database);
      resolve(database);
    };
  });

/** Records in IndexedDB. No two tabs' changes of a record overlap. */
export const createIndexedDbRecords = (factory: IDBFactory): SharedRecords => {
  let opening: Promise<IDBDatabase> | undefined;
  // Browsers may close a database unasked: Safari does so for a page in the background.
  const forget = (): void => {
    opening = undefined;
  };
  // What a slow disk holds can still be read, such as an open payment.
  const useFromNow = (database: IDBDatabase): void => {
    opening = Promise.resolve(database);
  };
  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(factory, useFromNow, forget).catch((reason: unknown) => {
      // No call waits a second time for a database that does not answer.
      if (!(reason instanceof OpenTimeout)) forget();
      throw reason;
    });
    return opening;
  };

  const inTransaction = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Value>,
    durability: IDBTransactionDurability = 'relaxed',
    tries = TRIES,
  ): Promise<Value> => {
    const opened = open();
    try {
      const transaction = (await opened).transaction(STORE, mode, { durability });
      const completed = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
        transaction.onerror = () => reject(transaction.error);
      });
      const [value] = await Promise.all([work(transaction.objectStore(STORE)), completed]);
      return value;
    } catch (reason) {
      if (tries === 1 || reason instanceof OpenTimeout) throw reason;
      // The connection may be lost although `close` has not fired yet. A failed transaction has written nothing.
      await opened.then((database) => database.close()).catch(() => undefined);
      if (opening === opened) forget();
      return inTransaction(mode, work, durability, tries - 1);
    }
  };

  return {
    read: (key) => inTransaction('readonly', (store) => settled(store.get(key))),
    update: (key, change, write) =>
      inTransaction(
        'readwrite',
        async (store) => {
          const value = change(await settled<unknown>(store.get(key)));
          if (value === undefined) await settled(store.delete(key));
          else await settled(store.put(value, key));
          return value;
        },
        write === 'durable' ? 'strict' : 'relaxed',
      ),
    list: (prefix) =>
      inTransaction('readonly', async (store) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([
          settled(store.getAllKeys(range)),
          settled<unknown[]>(store.getAll(range)),
        ]);
        return keys.map((key, at) => [String(key), values[at]] as const);
      }),
  };
};

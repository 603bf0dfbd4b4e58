import type { Page } from 'playwright-core';

/** All that a page still holds, as text: document and fields, storage, databases, caches, history state. */
export const residueOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const held: unknown[] = [
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value')),
      { ...sessionStorage },
      { ...localStorage },
      history.state,
      document.title,
      location.href,
    ];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store);
        for (const request of [reading.getAllKeys(), reading.getAll()]) {
          held.push(
            await new Promise((resolve, reject) => {
              request.onsuccess = () => resolve(request.result);
              request.onerror = () => reject(request.error);
            }),
          );
        }
      }
      database.close();
    }
    // Caches exist on secure origins only; names under localhost are such.
    for (const name of 'caches' in window ? await caches.keys() : []) {
      for (const request of await (await caches.open(name)).keys()) held.push(request.url);
    }
    return JSON.stringify(held);
  });

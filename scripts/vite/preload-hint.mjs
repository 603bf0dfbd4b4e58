/** @type {Set<string>} */
const hinted = new Set();

/**
 * Replaces Vite's preload helper under the same name: preloads the imports of a chunk, each file once, and loads the chunk.
 * Vite's own also waits for style sheets and sets nonces, which this build does not have.
 * @template Module
 * @param {() => Promise<Module>} load
 * @param {readonly string[]} [files] relative to the importing module
 * @param {string} [importer] address of that module
 * @returns {Promise<Module>}
 */
export const __vitePreload = (load, files = [], importer) => {
  for (const file of files) {
    const { href } = new URL(file, importer);
    if (hinted.has(href)) continue;
    hinted.add(href);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  return load();
};

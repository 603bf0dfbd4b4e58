import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The monitoring SDK comes minified, and is loaded last. */
const isMinified = ({ fileName }: { readonly fileName: string }): boolean => /datadog/.test(fileName);

/**
 * Minifies scripts once more. The bundler's minifier folds what it knows of modules; terser then finds one part in a hundred
 * that the other leaves of the compressed scripts, for some seconds of building.
 */
export const minifiedAgain = (): Plugin => ({
  name: 'minified-again',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || isMinified(chunk)) continue;
      const { code, map } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        // As in the bundler, no property is read for what the reading does.
        compress: { passes: 8, pure_getters: true },
        // Parentheses around a function argument let V8 compile it at once instead of twice.
        format: { wrap_func_args: true },
        ...(chunk.map ? { sourceMap: { content: chunk.map.toString(), asObject: true } } : {}),
      });
      if (code === undefined) this.error(`${chunk.fileName} could not be minified`);
      chunk.code = code;
      if (chunk.map && typeof map === 'object') chunk.map = Object.assign(chunk.map, map);
    }
  },
});

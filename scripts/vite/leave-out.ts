import type { Plugin } from 'vite';

/**
 * Parts of dependencies that are always bundled and can never run here, by the end of their module's path. A stand-in takes
 * the place of each in the build; tests and the development server keep the real ones.
 */
const standIns: readonly (readonly [path: RegExp, why: string, code: (name: string) => string])[] = [
  [
    /@inversifyjs\/core\/lib\/planning\/calculations\/(\w+Jit)\.js$/,
    'compiles resolvers by `new Function`, which the content policy forbids; the container is made with `jitless`',
    (name) => `export const ${name} = () => { throw new Error('${name} needs eval'); };`,
  ],
  [
    /reflect-metadata\/Reflect(?:Lite)?\.js$/,
    'keeps what decorators say of classes; nothing here has a decorator and no class is bound',
    () => '',
  ],
  [
    /hoist-non-react-statics\/dist\/[\w.-]+\.js$/,
    'serves `withTheme`, which is not used: themes are custom properties',
    () => 'export default (target) => target;',
  ],
];

/** Leaves out of the build what the page could not run. */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [file = id] = id.split('?');
    for (const [path, , code] of standIns) {
      const found = path.exec(file);
      if (found) return { code: code(found[1] ?? ''), moduleSideEffects: false };
    }
    return undefined;
  },
});

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
    /@inversifyjs\/core\/lib\/(?:planning\/calculations|resolution\/actions|metadata\/calculations)\/(build\w*ConstructorArguments?Resolver|setInstanceProperties|resolvePostConstruct|throwAtInvalidClassMetadata|validateConstructorMetadataArray)\.js$/,
    'makes instances of bound classes; values and factories alone are bound',
    (name) => `export const ${name} = () => { throw new Error('${name} needs a bound class'); };`,
  ],
  [
    /reflect-metadata\/Reflect(?:Lite)?\.js$/,
    'keeps what decorators say of classes and of members; without decorators, the container only counts its bindings by it',
    () => `
      const held = new WeakMap();
      const of = (target) => held.get(target) ?? held.set(target, new Map()).get(target);
      Reflect.defineMetadata = (key, value, target) => { of(target).set(key, value); };
      Reflect.getOwnMetadata = Reflect.getMetadata = (key, target) => of(target).get(key);
    `,
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
      if (!found) continue;
      const text = code(found[1] ?? '');
      return { code: text, moduleSideEffects: !text.startsWith('export') };
    }
    return undefined;
  },
});

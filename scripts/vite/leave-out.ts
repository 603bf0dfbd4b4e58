import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
    /@inversifyjs\/core\/lib\/(?:binding|common|metadata|planning)\/\w+\/(InstanceBindingNodeImplementation|DynamicValueBindingNode|FactoryBindingNodeImplementation|buildInstanceBinding|getClassMetadata|buildConstructorNoParamNode|\w+ClassElementMetadata)\.js$/,
    'makes instances of bound classes and calls bound functions; constants, resolved values and aliases alone are bound',
    (name) => `export const ${name} = () => { throw new Error('${name} needs a bound class or function'); };`,
  ],
  [
    /@inversifyjs\/core\/lib\/(?:binding|resolution)\/\w+\/(cloneBinding|resolve(?:Module|Service|Bindings)Deactivations)\.js$/,
    'serves snapshots of a container and the removal of bindings; bindings are only added',
    (name) => `export const ${name} = () => { throw new Error('bindings are only added'); };`,
  ],
  [
    /@inversifyjs\/core\/lib\/planning\/calculations\/(build(?:Two|Three|Four)ResolvedValueArgumentResolver)\.js$/,
    'writes out the general case for a number of arguments, to be faster; every service here is made once',
    (name) => `
      import { buildResolvedValueArgumentsResolver } from './buildResolvedValueArgumentsResolver.js';
      import { resolveMany } from './resolveMany.js';
      export const ${name} = (node, activate) => buildResolvedValueArgumentsResolver(node, resolveMany, activate);
    `,
  ],
  [
    /@inversifyjs\/container\/lib\/container\/services\/((?:Plugin|Snapshot)Manager)\.js$/,
    'is made with every container, and serves its `register` and `snapshot`, which are not used',
    (name) => `export class ${name} {}`,
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
  [
    /vite\/preload-helper\.js$/,
    'also waits for style sheets and sets nonces, and the build has neither',
    () => readFileSync(fileURLToPath(new URL('preload-hint.mjs', import.meta.url)), 'utf8'),
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
      return { code: text, moduleSideEffects: !/^export/m.test(text) };
    }
    return undefined;
  },
  generateBundle(_, bundle) {
    const style = Object.keys(bundle).find((file) => file.endsWith('.css'));
    if (style !== undefined) this.error(`${style}: nothing waits for style sheets; see preload-hint.mjs`);
  },
});

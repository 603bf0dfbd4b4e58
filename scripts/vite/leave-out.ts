import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Parts of dependencies that are always bundled but never run here, by the end of their module's path. The build replaces
 * each by a stub; tests and the development server keep the real ones.
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
    /@inversifyjs\/core\/lib\/planning\/calculations\/(handle(?:Plan|Resolve)Error)\.js$/,
    'names the services that need each other in a circle; tests make every service, so that no circle gets as far as here',
    (name) => `export const ${name} = (_, error) => { throw error; };`,
  ],
  [
    /@inversifyjs\/core\/lib\/planning\/calculations\/(throwErrorWhenUnexpectedBindingsAmountFound)\.js$/,
    'describes names, tags and bindings where a service has none or several; its token says which one, and tests ask for each',
    (name) => `
      export const ${name} = (nodes, isOptional, { elem }) => {
        const { length } = [nodes ?? []].flat();
        if (length > 1 || (length === 0 && !isOptional))
          throw new Error(length + ' bindings of ' + (elem.serviceIdentifier.name ?? elem.serviceIdentifier));
      };
    `,
  ],
  [
    /@inversifyjs\/core\/lib\/planning\/services\/(PlanResultCacheService)\.js$/,
    'updates plans by name, tag and ancestor when a binding is added; tokens alone are asked for, so every plan is made again',
    (name) => `
      export class ${name} {
        #plans = new Map();
        getByServiceIdentifier(identifier) { return this.#plans.get(identifier); }
        get(options) { return this.#plans.get(options.serviceIdentifier); }
        set(options, plan) { this.#plans.set(options.serviceIdentifier, plan); }
        clearCache() { this.#plans.clear(); }
        invalidateServiceBinding() { this.#plans.clear(); }
        setNonCachedServiceNode() {}
        subscribe() {}
      }
    `,
  ],
  [
    /@inversifyjs\/container\/lib\/binding\/models\/BindingFluentSyntaxImplementation\.js$/,
    'also binds classes, functions and factories, under names, tags and conditions',
    () => `
      import { bindingTypeValues, getBindingId, ResolvedValueElementMetadataKind } from '@inversifyjs/core';
      const always = () => true;
      const { singleInjection: kind } = ResolvedValueElementMetadataKind;
      export class BindToFluentSyntaxImplementation {
        #bind;
        constructor(add, moduleId, scope, serviceIdentifier) {
          this.#bind = (type, more) =>
            add({ id: getBindingId(), isSatisfiedBy: always, moduleId, serviceIdentifier, type, scope,
              cache: { isRight: false, value: undefined }, ...more });
        }
        toConstantValue(value) { this.#bind(bindingTypeValues.ConstantValue, { value }); }
        toService(service) { this.#bind(bindingTypeValues.ServiceRedirection, { targetServiceIdentifier: service }); }
        toResolvedValue(factory, tokens = []) {
          const of = (value) => ({ kind, name: undefined, optional: false, tags: new Map(), value });
          this.#bind(bindingTypeValues.ResolvedValue, { factory, metadata: { arguments: tokens.map(of) } });
        }
      }
    `,
  ],
  [
    /@inversifyjs\/container\/lib\/container\/services\/(BindingManager)\.js$/,
    'also removes and replaces bindings, and looks for them by name and tag; bindings are only added',
    (name) => `
      import { CacheBindingInvalidationKind } from '@inversifyjs/core';
      import { BindToFluentSyntaxImplementation } from '../../binding/models/BindingFluentSyntaxImplementation.js';
      export class ${name} {
        #scope;
        #plans;
        #references;
        constructor(_, scope, plans, references) {
          this.#scope = scope;
          this.#plans = plans;
          this.#references = references;
        }
        bind(identifier) {
          const add = (binding) => {
            this.#references.bindingService.set(binding);
            this.#plans.invalidateService({ binding, kind: CacheBindingInvalidationKind.bindingAdded });
          };
          return new BindToFluentSyntaxImplementation(add, undefined, this.#scope, identifier);
        }
        isBound(identifier) { return this.#references.bindingService.get(identifier) !== undefined; }
      }
    `,
  ],
  [
    /@inversifyjs\/container\/lib\/container\/services\/(ContainerModuleManager)\.js$/,
    'also unloads modules, and hands them ways to remove bindings; modules only add theirs',
    (name) => `
      export class ${name} {
        #bindings;
        constructor(bindings) { this.#bindings = bindings; }
        load(...modules) {
          const bind = (identifier) => this.#bindings.bind(identifier);
          for (const module of modules) module.load({ bind });
        }
      }
    `,
  ],
  [
    /@inversifyjs\/core\/lib\/binding\/services\/((?:Dea|A)ctivationsService)\.js$/,
    'remembers what to do when a service is made or its binding removed; nothing is asked for either',
    (name) => `
      export class ${name} {
        static build() { return new ${name}(); }
        get() { return undefined; }
        subscribeOnce() {}
      }
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
    /ky\/distribution\/core\/retry-timing\.js$/,
    'reads from an answer when to try again; calls are made with `retry: 0`',
    () => `
      export const getRetryTimingHeader = () => { throw new Error('nothing is tried again'); };
      export const calculateRetryTimingDelay = getRetryTimingHeader;
    `,
  ],
  [
    /ky\/distribution\/utils\/body\.js$/,
    'reports the progress of a body, for which nothing asks',
    () => `
      export const streamResponse = () => { throw new Error('no progress is reported'); };
      export const streamRequest = streamResponse;
    `,
  ],
  [
    /ky\/distribution\/utils\/is-network-error\.js$/,
    'knows errors of connections by their messages in each browser, to try again; any error is one of the connection here',
    () => 'export default () => false;',
  ],
  [
    /ky\/distribution\/utils\/(?:delay|timeout)\.js$/,
    'waits before another try, or for a time-out; calls are made with `retry: 0` and `timeout: false`',
    () => "export default () => { throw new Error('no call waits in ky'); };",
  ],
  [
    /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    'also takes colours, class names and a context for all icons; they are given a size and the width of their line',
    () => `
      import { createElement } from 'react';
      export default ({ node }) => ({ size, ...attributes }) =>
        createElement('svg', { className: 'lucide', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
          stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', ...attributes },
          node.map(([name, drawn]) => createElement(name, drawn)));
    `,
  ],
  [
    /hoist-non-react-statics\/dist\/[\w.-]+\.js$/,
    'serves `withTheme`, which is not used: themes are custom properties',
    () => 'export default (target) => target;',
  ],
  [
    /entities\/dist\/(decode)\.js$/,
    'decodes entities, which the parser of documents leaves to the browser',
    () => `
      export const DecodingMode = {};
      export const htmlDecodeTree = undefined;
      export const xmlDecodeTree = undefined;
      export class EntityDecoder {}
      export { EntityDecoder as HtmlEntityDecoder, EntityDecoder as XmlEntityDecoder };
      const unused = () => { throw new Error('no entity is decoded'); };
      ${['HTML', 'HTMLAttribute', 'HTMLStrict', 'XML'].map((kind) => `export const decode${kind} = unused;`).join('\n')}
    `,
  ],
  [
    /@date-fns\/tz\/index\.js$/,
    'serves zones of a calendar, whose days are local ones here',
    () => "export class TZDate { constructor() { throw new Error('the calendar has no zone'); } }",
  ],
  [
    /react-day-picker\/dist\/esm\/noonDateLib\.js$/,
    'computes days in a zone, of which the calendar is given none',
    () => "export const createNoonOverrides = () => { throw new Error('the calendar has no zone'); };",
  ],
  [
    /react-day-picker\/dist\/esm\/utils\/(convertMatchersToTimeZone)\.js$/,
    'moves the days that are closed to a zone, of which the calendar is given none',
    (name) => `export const ${name} = () => { throw new Error('the calendar has no zone'); };`,
  ],
  [
    /react-day-picker\/dist\/esm\/selection\/(useMulti|useRange)\.js$/,
    'chooses several days or a range, and is called whatever the mode; one day is chosen here',
    (name) => `export const ${name} = () => undefined;`,
  ],
  [
    /react-day-picker\/dist\/esm\/(useAnimation)\.js$/,
    'animates the change from month to month, and is called without `animate`, too; nothing is animated here',
    (name) => `export const ${name} = () => undefined;`,
  ],
  [
    /date-fns\/format\.js$/,
    'also writes days in words; the calendar is given its words, and names days by their digits alone',
    () => `
      const digits = (number, length) => String(number).padStart(length, '0');
      export const format = (date, pattern) => {
        const month = digits(date.getFullYear(), 4) + '-' + digits(date.getMonth() + 1, 2);
        if (pattern === 'yyyy-MM') return month;
        if (pattern === 'yyyy-MM-dd') return month + '-' + digits(date.getDate(), 2);
        throw new Error('no words are asked for: ' + pattern);
      };
    `,
  ],
  [
    /date-fns\/locale\/en-US\.js$/,
    'has English words for days; the calendar is given those of the page',
    () => "export const enUS = { code: 'en-US' };",
  ],
  [
    /intl-messageformat\/index\.js$/,
    'also formats by a class, for which `createFormatters` has a cache; messages are formatted by `formatToParts`',
    () => {
      const whole = readFileSync(createRequire(import.meta.url).resolve('intl-messageformat'), 'utf8');
      const without = whole.replace(
        /var IntlMessageFormat = class[\s\S]*?(?=\/\/#endregion)/,
        'class IntlMessageFormat {}\n',
      );
      if (without === whole) throw new Error('intl-messageformat has no such class any more');
      return without;
    },
  ],
  [
    /vite\/preload-helper\.js$/,
    'also waits for style sheets and sets nonces, and the build has neither',
    () => readFileSync(fileURLToPath(new URL('preload-hint.mjs', import.meta.url)), 'utf8'),
  ],
];

/** The package name at the beginning of a path. */
const packageOf = (path: string): string | undefined => /^(?:@[\w-]+\/)?[\w-]+/.exec(path)?.[0];

/**
 * Removes code from the build that never runs on the page. The build fails if a bundled dependency no longer has a module
 * that a stub replaces: review the new version.
 */
export const leaveOut = (): Plugin => {
  const replaced = new Set<RegExp>();
  const bundled = new Set<string | undefined>();
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = id] = id.split('?');
      bundled.add(packageOf(file.split('/node_modules/').at(-1) ?? ''));
      for (const [path, , code] of standIns) {
        const found = path.exec(file);
        if (!found) continue;
        replaced.add(path);
        const text = code(found[1] ?? '');
        return { code: text, moduleSideEffects: !/^export/m.test(text) };
      }
      return undefined;
    },
    generateBundle(_, bundle) {
      const style = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (style !== undefined) this.error(`${style}: nothing waits for style sheets; see preload-hint.mjs`);
      const idle = standIns.find(
        ([path]) => bundled.has(packageOf(path.source.replaceAll('\\/', '/'))) && !replaced.has(path),
      );
      if (idle) this.error(`${idle[0].source} stands in for no module any more`);
    },
  };
};

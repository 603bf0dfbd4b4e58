import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import {
  catalogueAreas,
  catalogueFiles,
  catalogueLocales,
  catalogueProblems,
  compileCatalogue,
  isLoadedAlone,
  ownCatalogue,
  readCatalogue,
} from './catalogues.ts';

/** Matches an import of a catalogue with the JSON import attribute that TypeScript requires. */
const declaredJson = /(\.json['"])\s*,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g;

const disagreement = (problems: readonly string[]): string =>
  `messages disagree between the locales:\n${problems.join('\n')}`;

/**
 * Compiles message catalogues as they are imported, so that tests, the development server and the build see the same
 * parsed messages and the ICU parser never reaches the browser.
 *
 * A catalogue is `src/ui/intl/messages/{area}.{locale}.json`: a flat object of key and ICU text. Importing it gives key
 * and parsed message. `en-us` is complete and is the reference; `fr-ca` is complete too; `en-ca` holds only what differs
 * from `en-us`. Areas that are loaded alone inherit the rest here; the others are laid over those of `en-us` where they are loaded. A build fails where a key is missing or unknown in a locale, a text is empty, or
 * the placeholders of a message differ from the reference; elsewhere this is a warning.
 */
export const compiledMessages = (folder: string): Plugin => {
  let building = false;
  const checkAll = (): readonly string[] =>
    catalogueAreas.flatMap((area) =>
      catalogueProblems(
        Object.fromEntries(
          catalogueLocales
            .filter((locale) => catalogueFiles(folder, area, locale).every((file) => existsSync(file)))
            .map((locale) => [locale, readCatalogue(folder, area, locale)]),
        ),
      ),
    );
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    buildStart() {
      // A build reports problems once; the development server reports them with each catalogue that it loads.
      const problems = building ? checkAll() : [];
      if (problems.length > 0) this.error(disagreement(problems));
    },
    transform(code) {
      // Remove the JSON attribute: the dev server serves a module, which browsers would refuse. Builds remove it anyway.
      if (building || !code.includes('.json')) return undefined;
      const plain = code.replace(declaredJson, '$1');
      return plain === code ? undefined : { code: plain, map: null };
    },
    load(id) {
      const [file = id] = id.split('?');
      if (dirname(file) !== folder || !file.endsWith('.json')) return undefined;
      const [area = '', locale = ''] = basename(file, '.json').split('.');
      for (const source of catalogueFiles(folder, area, locale)) this.addWatchFile(source);
      const problems = building ? [] : checkAll();
      if (problems.length > 0) this.warn(disagreement(problems));
      const messages = isLoadedAlone(area) ? readCatalogue(folder, area, locale) : ownCatalogue(file);
      return JSON.stringify(compileCatalogue(messages));
    },
  };
};

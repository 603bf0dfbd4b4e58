// What docs/requirements.json is made of, and what may be wrong with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ item: string, requirement: string, heldBy: string[], provedBy: string[] }} Requirement */
/** @typedef {{ section: number, title: string, items: Requirement[] }} Section */

/** Proved is what something holds and a test shows. @param {Requirement} requirement */
export const isProved = ({ heldBy, provedBy }) => heldBy.length > 0 && provedBy.length > 0;

/** The file of a proof: all of it, or what stands before the first ` > `. @param {string} proof */
const fileOf = (proof) => proof.split(' > ')[0] ?? '';

/**
 * What is wrong, by item; under the empty name, what is wrong with the list as a whole. Files are looked for below `root`;
 * with `tests`, the full names of all tests, each proof has to be one of them or a file of theirs.
 * @param {Section[]} sections
 * @param {{ root: string, tests?: readonly string[] }} where
 */
export const faultsOf = (sections, { root, tests }) => {
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  /** @param {string} item @param {string} fault */
  const tell = (item, fault) => faults.set(item, [...(faults.get(item) ?? []), fault]);
  const known = tests && new Set([...tests, ...tests.map(fileOf)]);
  const exists = (/** @type {string} */ path) => existsSync(join(root, path));

  const numbers = sections.map(({ section }) => section).join(' ');
  if (numbers !== '1 2 3 4 5 6 7 8 9') tell('', `the sections are ${numbers}`);
  for (const { section, items } of sections) {
    items.forEach(({ item, requirement, heldBy, provedBy }, index) => {
      if (item !== `${section}.${index + 1}`) tell(item, `the number should be ${section}.${index + 1}`);
      if (requirement.trim() === '') tell(item, 'says nothing');
      if (provedBy.length > 0 && heldBy.length === 0) tell(item, 'is proved, but nothing holds it');
      for (const path of heldBy) if (!exists(path)) tell(item, `there is no file ${path}`);
      for (const proof of provedBy) {
        if (!exists(fileOf(proof))) tell(item, `there is no file ${fileOf(proof)}`);
        else if (known && !known.has(proof)) tell(item, `there is no test ${proof}`);
      }
      for (const list of [heldBy, provedBy])
        if (new Set(list).size < list.length) tell(item, 'names something twice');
    });
  }
  const said = sections.flatMap(({ items }) => items.map(({ requirement }) => requirement));
  for (const [at, sentence] of said.entries())
    if (said.indexOf(sentence) !== at) tell('', `two items say: ${sentence}`);
  return faults;
};

// What docs/requirements.json is made of, and what may be wrong with it or with the proofs that tests name (decision 47).
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `open` says that it is known to lack a holder or a proof.
 * @typedef {{ id: string, requirement: string, heldBy: string[], open?: boolean }} Requirement
 */
/**
 * `next` is the number of the section's next new requirement; it only rises, so that no number is used again.
 * @typedef {{ section: number, title: string, next: number, items: Requirement[] }} Section
 */
/** @typedef {import('./proofs.mjs').Proof} Proof */

/** Proved is what something holds and a test shows. @param {Requirement} requirement @param {readonly Proof[]} proofs */
export const isProved = ({ id, heldBy }, proofs) =>
  heldBy.length > 0 && proofs.some((proof) => proof.id === id);

/**
 * What is wrong, by id; under the empty name, what is wrong with the list as a whole. Files are looked for below `root`.
 * @param {Section[]} sections
 * @param {{ root: string, proofs: readonly Proof[] }} where
 */
export const faultsOf = (sections, { root, proofs }) => {
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  /** @param {string} id @param {string} fault */
  const tell = (id, fault) => faults.set(id, [...(faults.get(id) ?? []), fault]);
  const all = sections.flatMap(({ items }) => items);

  const numbers = sections.map(({ section }) => section).join(' ');
  if (numbers !== '1 2 3 4 5 6 7 8 9') tell('', `the sections are ${numbers}`);
  for (const { section, next, items } of sections) {
    for (const item of items) {
      const { id, requirement, heldBy, open = false } = item;
      const [, of, number] = /^R-([1-9]\d*)\.([1-9]\d*)$/.exec(id) ?? [];
      if (Number(of) !== section) tell(id, `is no id of section ${section}`);
      else if (Number(number) >= next) tell(id, `is not below ${next}, the section's next number`);
      if (requirement.trim() === '') tell(id, 'says nothing');
      for (const path of heldBy) if (!existsSync(join(root, path))) tell(id, `there is no file ${path}`);
      if (new Set(heldBy).size < heldBy.length) tell(id, 'names something twice');
      if (isProved(item, proofs) === open)
        tell(id, open ? 'is marked open, but proved' : `lacks ${heldBy.length > 0 ? 'a proof' : 'a holder'}`);
    }
  }
  const ids = all.map(({ id }) => id);
  const said = all.map(({ requirement }) => requirement);
  for (const [at, id] of ids.entries()) if (ids.indexOf(id) !== at) tell('', `two requirements are ${id}`);
  for (const [at, sentence] of said.entries())
    if (said.indexOf(sentence) !== at) tell('', `two requirements say: ${sentence}`);
  for (const { id, file, title } of proofs)
    if (!ids.includes(id)) tell('', `${file} > ${title} proves ${id}, which is not in the list`);
  return faults;
};

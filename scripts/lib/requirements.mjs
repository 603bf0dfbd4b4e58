// The structure of docs/requirements.json, and checks of it and of the proofs that tests name (decision 47).
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `open` marks a requirement that is known to lack a holder or a proof.
 * @typedef {{ id: string, requirement: string, heldBy: string[], open?: boolean }} Requirement
 */
/**
 * `next` is the number of the section's next new requirement; it only increases, so that no number is reused.
 * @typedef {{ section: number, title: string, next: number, items: Requirement[] }} Section
 */
/** @typedef {import('./proofs.mjs').Proof} Proof */

/** Whether it has both a holder and a test. @param {Requirement} requirement @param {readonly Proof[]} proofs */
export const isProved = ({ id, heldBy }, proofs) =>
  heldBy.length > 0 && proofs.some((proof) => proof.id === id);

/**
 * The errors by id; those of the list as a whole under the empty id. Files are resolved below `root`.
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

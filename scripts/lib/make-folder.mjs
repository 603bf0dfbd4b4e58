import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { stop } from './stop.mjs';

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Makes a folder and those above it. Node's own recursive mkdir never returns under some read-only file systems.
 * @param {string} folder
 */
const make = (folder) => {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) make(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
};

/**
 * Makes a folder that an operator named, and those above it, or ends the program with one line.
 * @param {string} folder
 */
export const makeFolder = (folder) => {
  try {
    make(folder);
  } catch (error) {
    stop(`${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

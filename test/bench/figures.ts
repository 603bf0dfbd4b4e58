import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryPath } from '../support/repository.ts';
import type { Took } from './watched-times.ts';

/** The value that so many of a hundred do not exceed; 0 of none. */
const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil((values.length * of) / 100) - 1)] ?? 0;

/** How many of the longest of each row are listed beside the table, to find their cause. */
const KEPT = 30;
const longest: Record<string, readonly Took[]> = {};

const rows: { readonly name: string; readonly took: readonly Took[] }[] = [];

/** Adds a row of the table. */
export const tell = (name: string, took: readonly Took[]): void => {
  longest[name] = took.toSorted((one, other) => other.ms - one.ms).slice(0, KEPT);
  rows.push({ name, took });
};

/** A row, each figure with its multiple of the reference. */
const lineOf = (name: string, took: readonly Took[], reference: number): string => {
  const times = took.map(({ ms }) => ms);
  const cells = [50, 98, 100].map((of) => {
    const ms = percentile(times, of);
    return `${ms.toFixed(0)} (${(ms / reference).toFixed(2)})`;
  });
  const what = (longest[name]?.[0]?.what ?? '').replaceAll('|', '/').replaceAll('\n', ' ');
  return `| ${name} | ${cells.join(' | ')} | ${took.length} | ${what} |`;
};

/**
 * Writes the table to where the command reads it, and the longest of each row beside it. `bare` are the milliseconds in which the page of
 * bare React took input each time: figures are shown with their multiple of the median.
 */
export const writeTable = (noise: readonly number[], bare: readonly number[]): void => {
  const [least, most] = [Math.min(...noise), Math.max(...noise)];
  const reference = percentile(bare, 50);
  const file = repositoryPath('artifacts', 'bench', 'journeys.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file.replace(/md$/, 'json'), JSON.stringify(longest, undefined, 1));
  const text = [
    '| CPU a quarter, ms (of bare React) | median | 98 of 100 | longest | of so many | the longest was |',
    '|---|--:|--:|--:|--:|---|',
    ...rows.map(({ name, took }) => lineOf(name, took, reference)),
    '',
    `Bare React took input after ${reference.toFixed(0)} ms. The same work took between ${least.toFixed(0)} and ${most.toFixed(0)} ms meanwhile (${(most / least).toFixed(2)} times).`,
    '',
  ];
  writeFileSync(file, text.join('\n'));
};

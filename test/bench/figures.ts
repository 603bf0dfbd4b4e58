import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryPath } from '../support/repository.ts';
import type { Took } from './watched-times.ts';

/** The value that so many of a hundred do not exceed; 0 of none. */
export const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil((values.length * of) / 100) - 1)] ?? 0;

/** How long the same work takes: it varies as much as the machine is noisy. */
export const workMs = (): number => {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e7; step += 1) sum += Math.sqrt(step);
  return sum > 0 ? performance.now() - began : 0;
};

/** How many of the longest of each row are listed beside the table, to find their cause. */
const KEPT = 30;
const longest: Record<string, readonly Took[]> = {};

const lines: string[] = [
  '| CPU a quarter, ms | median | 98 of 100 | longest | of so many | the longest was |',
  '|---|--:|--:|--:|--:|---|',
];

/** Adds a row of the table. */
export const tell = (name: string, took: readonly Took[]): void => {
  const times = took.map(({ ms }) => ms);
  const sorted = took.toSorted((one, other) => other.ms - one.ms);
  longest[name] = sorted.slice(0, KEPT);
  const [most] = sorted;
  const cells = [percentile(times, 50), percentile(times, 98), most?.ms ?? 0].map((ms) => ms.toFixed(0));
  const what = (most?.what ?? '').replaceAll('|', '/').replaceAll('\n', ' ');
  lines.push(`| ${name} | ${cells.join(' | ')} | ${took.length} | ${what} |`);
};

/** Writes the table to where the command reads it, and the longest of each row beside it. */
export const writeTable = (noise: readonly number[]): void => {
  const [least, most] = [Math.min(...noise), Math.max(...noise)];
  const file = repositoryPath('artifacts', 'bench', 'journeys.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file.replace(/md$/, 'json'), JSON.stringify(longest, undefined, 1));
  writeFileSync(
    file,
    `${lines.join('\n')}\n\nThe same work took between ${least.toFixed(0)} and ${most.toFixed(0)} ms meanwhile (${(most / least).toFixed(2)} times).\n`,
  );
};

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

const lines: string[] = [
  '| CPU a quarter, ms | median | 98 of 100 | longest | of so many | the longest was |',
  '|---|--:|--:|--:|--:|---|',
];

/** Adds a row of the table. */
export const tell = (name: string, took: readonly Took[]): void => {
  const times = took.map(({ ms }) => ms);
  const longest = took.toSorted((one, other) => other.ms - one.ms)[0];
  const cells = [percentile(times, 50), percentile(times, 98), longest?.ms ?? 0].map((ms) => ms.toFixed(0));
  const what = (longest?.what ?? '').replaceAll('|', '/').replaceAll('\n', ' ');
  lines.push(`| ${name} | ${cells.join(' | ')} | ${took.length} | ${what} |`);
};

/** Writes the table to where the command reads it. */
export const writeTable = (noise: readonly number[]): void => {
  const [least, most] = [Math.min(...noise), Math.max(...noise)];
  const file = repositoryPath('artifacts', 'bench', 'journeys.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${lines.join('\n')}\n\nThe same work took between ${least.toFixed(0)} and ${most.toFixed(0)} ms meanwhile (${(most / least).toFixed(2)} times).\n`,
  );
};

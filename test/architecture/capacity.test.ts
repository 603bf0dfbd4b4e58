import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSUMED, capacitySheet, peakOf } from '../../scripts/lib/capacity.mjs';
import { repositoryPath } from '../support/repository.ts';

const measured = {
  document: 1000,
  config: 1000,
  asset: 1000,
  flags: 100,
  terms: 100,
  cores: 2,
  load: 0,
  node: '24',
};

test('the figures of the capacity sheet follow from its assumptions', () => {
  const peak = peakOf(ASSUMED);
  // 2,000,000 × 1.2 visits a month, 8 % of them on one day, 15 % of these in an hour, three times its mean.
  expect(peak.visits).toBeCloseTo((2_400_000 * 0.08 * 0.15 * 3) / 3600, 9);
  expect(peak.tabs).toBeCloseTo(peak.visits * 240, 9);
  expect(peak.flagsEvery60 - peak.flagsEvery300).toBeCloseTo(peak.tabs * (1 / 60 - 1 / 300), 9);
  expect(peakOf({ ...ASSUMED, borrowers: ASSUMED.borrowers * 2 }).calls).toBeCloseTo(peak.calls * 2, 9);
});

test('the page for operators has the sheet, with these assumptions', () => {
  const page = readFileSync(repositoryPath('docs', 'operate.md'), 'utf8');
  const arithmetic = capacitySheet(measured).filter(
    (line) => /× |tabs ÷|a visit/.test(line) && line.startsWith('|'),
  );
  expect(arithmetic.length).toBeGreaterThan(6);
  expect(arithmetic.filter((line) => !page.includes(line))).toEqual([]);
});

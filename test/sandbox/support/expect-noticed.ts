import { expect } from 'vitest';
import {
  checksOf,
  htmlReport,
  junitReport,
  type Profile,
  runChecks,
  textOf,
} from '../../../conformance/index.ts';
import type { Kit } from '../../../conformance/kit.ts';

/** Makes one check, and expects it to fail in these words and in a report without anybody's address or token. */
export const expectNoticed = async (kit: Kit, profile: Profile, id: string, words: RegExp): Promise<void> => {
  const [outcome] = await runChecks(
    checksOf([profile]).filter((check) => check.id === id),
    kit,
    true,
  );
  if (!outcome) throw new Error(`The kit has no check ${id}`);
  expect(outcome.kind).toBe('failed');
  expect(outcome.said.join('\n')).toMatch(words);
  const report = [textOf(outcome), junitReport([outcome]), htmlReport([outcome])].join('');
  expect(report).toContain(outcome.sees);
  expect(report).toContain(outcome.check.requirement);
  expect(report).not.toMatch(/@example\.com|eyJ[\w-]{10}|buy_|agr_/);
};

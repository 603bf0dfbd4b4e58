import type { Outcome } from '../run.ts';
import { escapeMarkup } from './escape.ts';
import { exchangeLine } from './text.ts';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const notesOf = ({ notes }: Outcome): string =>
  notes.length === 0 ? '' : `<system-out>${escapeMarkup(notes.join('\n'))}</system-out>`;

const inside = ({ kind, said, sees, exchanges }: Outcome): string => {
  if (kind === 'passed') return '';
  if (kind === 'skipped') return `<skipped message="${escapeMarkup(said.join('; '))}"/>`;
  const lines = [...said, `A borrower sees: ${sees}`, ...exchanges.map(exchangeLine)];
  return `<failure message="${escapeMarkup(said.join('; '))}">${escapeMarkup(lines.join('\n'))}</failure>`;
};

/** Outcomes as JUnit XML, one suite per profile. */
export const junitReport = (outcomes: readonly Outcome[]): string => {
  const profiles = [...new Set(outcomes.map(({ check }) => check.profile))];
  const suites = profiles.map((profile) => {
    const own = outcomes.filter(({ check }) => check.profile === profile);
    const count = (kind: Outcome['kind']): number => own.filter((outcome) => outcome.kind === kind).length;
    const cases = own.map(
      (outcome) =>
        `    <testcase classname="${profile}" name="${escapeMarkup(`${outcome.check.id}: ${outcome.check.requirement}`)}" time="${seconds(outcome.took)}">${inside(outcome)}${notesOf(outcome)}</testcase>`,
    );
    return `  <testsuite name="${profile}" tests="${own.length}" failures="${count('failed')}" skipped="${count('skipped')}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
};

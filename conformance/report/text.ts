import type { Exchange } from '../http/caller.ts';
import type { Outcome } from '../run.ts';

const MARKS = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

/** One exchange as a line: names of headers, fields and types of bodies; no tokens, values or ids. */
export const exchangeLine = (exchange: Exchange): string => {
  const { method, path, sent, body, status, reason, answer, took } = exchange;
  const asked = `${method} ${path} [${sent.join(', ')}]${body === undefined ? '' : ` ${body}`}`;
  const answered = `${status ?? 'no answer'}${reason === undefined ? '' : ` ${reason}`}`;
  return `${asked} → ${answered} (${Math.round(took)} ms)${answer === undefined ? '' : ` ${answer}`}`;
};

/** An outcome as lines for a terminal. */
export const textOf = ({ check, kind, said, sees, exchanges, figures, notes }: Outcome): string => {
  const lines = [`${MARKS[kind]} ${check.id}: ${check.requirement}`];
  if (kind === 'skipped') lines.push(`       not made: ${said.join('; ')}`);
  if (kind === 'failed') {
    lines.push(...said.map((problem) => `       ${problem}`), `       A borrower sees: ${sees}`);
    lines.push(...exchanges.map((exchange) => `       ${exchangeLine(exchange)}`));
  }
  lines.push(...notes.map((note) => `       note: ${note}`));
  lines.push(...figures.map(({ name, value, unit }) => `       ${name}: ${Math.round(value)} ${unit}`));
  return lines.join('\n');
};

/** The last line of a run. */
export const totals = (outcomes: readonly Outcome[]): string => {
  const count = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  return `conformance: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} not made`;
};

import type { RecordedCall } from './recorded-call.ts';

const needsReport = ({ breaches, cause }: RecordedCall): boolean =>
  breaches.length > 0 || cause !== undefined;

const headOf = ({ to, method, route, status, ms, cause }: RecordedCall): string =>
  `${method} ${route} (${to}): ${cause === undefined ? `${status} after` : 'no answer within'} ${ms} ms`;

/** A call that breaks the contract, as text for an issue tracker; undefined for a call that does not. */
export const bugReport = (call: RecordedCall): string | undefined => {
  if (!needsReport(call)) return undefined;
  const { cause, breaches, operation, use } = call;
  return [
    `### ${headOf(call)}`,
    '',
    ...(cause === undefined ? [] : [cause, '']),
    ...breaches.map(({ path, expected, got }) => `- \`${path}\`: expected ${expected}, got ${got}`),
    ...(breaches.length > 0 ? [''] : []),
    ...(operation === undefined
      ? []
      : [`Operation \`${operation}\` of the contract. The portal: ${use}`, '']),
    'Values are left out.',
    '',
  ].join('\n');
};

/** All breaches of the contract that were not reported yet; undefined where there are none. */
export const wholeReport = (calls: readonly RecordedCall[]): string | undefined => {
  const reports = new Map<string, string>();
  for (const call of calls) {
    const report = bugReport(call);
    const key = [call.method, call.route, call.cause, JSON.stringify(call.breaches)].join(' ');
    if (report !== undefined && !reports.has(key)) reports.set(key, report);
  }
  return reports.size === 0 ? undefined : [...reports.values()].join('\n');
};

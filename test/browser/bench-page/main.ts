import { launchBrowser } from '../../support/browser.ts';
import { servePages } from '../../support/page-site.ts';
import { tenantNamed } from '../../support/tenant.ts';
import { workMs } from '../../support/work-ms.ts';
import { SLOW_LINE, type Visit, visitCold } from './visit.ts';
import { serveYardsticks } from './yardsticks.ts';

const ROUNDS = Math.max(5, Number(process.env['ROUNDS'] ?? 5));
/** It ends after a deadline, even if something hangs. */
const ENDS_AFTER_MS = 20 * 60_000;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const main = async (): Promise<void> => {
  const site = await servePages([tenantNamed('northwind')]);
  const signIn = `${site.originOf('northwind')}/`;
  const yardsticks = await serveYardsticks(await site.ask(new Request(signIn)));
  const browser = await launchBrowser();
  const pages = {
    'plain HTML': `${yardsticks.origin}/plain`,
    'bare React': `${yardsticks.origin}/react`,
    'sign-in page': signIn,
  } as const;
  const visits = new Map<string, Visit[]>();
  const noise: number[] = [];
  try {
    // One round goes before, so that no page pays for the browser's start.
    for (let round = -1; round < ROUNDS; round += 1)
      for (const [name, address] of Object.entries(pages)) {
        noise.push(workMs());
        const visit = await visitCold(browser, address, SLOW_LINE);
        if (round >= 0) visits.set(name, [...(visits.get(name) ?? []), visit]);
      }
  } finally {
    await browser.close();
    site.close();
    yardsticks.close();
  }
  const median = (name: string, of: keyof Visit): number =>
    medianOf((visits.get(name) ?? []).map((visit) => visit[of]));
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const timed = (name: string, of: 'firstPaint' | 'largestPaint' | 'field', yardstick: string): string =>
    `${median(name, of).toFixed(0)} (${(median(name, of) / median(yardstick, of)).toFixed(2)})`;
  const rows = Object.keys(pages).map((name) =>
    [
      name,
      kB(median(name, 'scripts')),
      kB(median(name, 'all')),
      timed(name, 'firstPaint', 'plain HTML'),
      timed(name, 'largestPaint', 'plain HTML'),
      timed(name, 'field', 'bare React'),
      median(name, 'answers').toFixed(0),
    ].join(' | '),
  );
  const sorted = noise.toSorted((one, other) => one - other);
  const spread = ((sorted.at(-1) ?? 0) / (sorted[0] ?? 1)).toFixed(2);
  process.stdout.write(
    [
      '| Cold visit on a phone, medians | JS kB | all kB | first paint, ms (of plain HTML) | largest paint, ms (of plain HTML) | takes input, ms (of bare React) | answers after the first touch, ms |',
      '|---|--:|--:|--:|--:|--:|--:|',
      ...rows.map((row) => `| ${row} |`),
      `\n${ROUNDS} rounds, pages in turn. The same work took between ${sorted[0]?.toFixed(0)} and ${sorted.at(-1)?.toFixed(0)} ms in them (${spread} times): ${Number(spread) < 1.5 ? 'a quiet machine' : 'a noisy machine, whose figures only compare with each other'}.\n`,
    ].join('\n'),
  );
};

setTimeout(() => {
  process.stderr.write('The benchmark took too long and was ended.\n');
  process.exit(1);
}, ENDS_AFTER_MS).unref();
main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);

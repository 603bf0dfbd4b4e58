import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import { startPortalServer } from '../../support/acceptance/portal-server.ts';
import { type Judged, judge } from './judge.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** It ends after a deadline, even if something hangs. */
const ENDS_AFTER_MS = 30 * 60_000;
const SESSION_KEY = 'member-portal.session';
const TENANT = 'northwind';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const rowOf = (name: string, judged: readonly Judged[]): string => {
  const of = (key: Exclude<keyof Judged, 'findings'>, digits = 0): string =>
    median(judged.map((one) => one[key])).toFixed(digits);
  const scores = [of('performance'), of('accessibility'), of('practices')].join(' / ');
  return `| ${[name, scores, of('fcp'), of('lcp'), of('tbt'), of('cls', 3)].join(' | ')} |`;
};

const main = async (): Promise<void> => {
  const server = await startPortalServer();
  try {
    const platform = platformTruth(server.running, TENANT);
    const avery = await platform.borrower('Avery');
    const [loan] = await platform.loans(avery, 'outstanding');
    const session = async () => [SESSION_KEY, JSON.stringify(await platform.sessionOf(avery))] as const;
    const origin = server.originOf(TENANT);
    const judged = new Map<string, Judged[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, path, signedIn] of [
        ['sign-in', '/', false],
        ['loans', '/loans/outstanding', true],
        ['one loan', `/loans/${loan?.id}`, true],
      ] as const) {
        const one = await judge(origin + path, signedIn ? await session() : undefined);
        judged.set(name, [...(judged.get(name) ?? []), one]);
      }
    const machine = median([...judged.values()].flat().map((one) => one.machine));
    process.stdout.write(
      [
        '| Lighthouse, phone, medians | performance / accessibility / best practices | FCP, ms | LCP, ms | TBT, ms | CLS |',
        '|---|--:|--:|--:|--:|--:|',
        ...[...judged].map(([name, all]) => rowOf(name, all)),
        '',
        ...[...judged].flatMap(([name, all]) =>
          [...new Set(all.flatMap(({ findings }) => findings))].map((finding) => `${name}: ${finding}`),
        ),
        `${ROUNDS} rounds on a machine of ${machine} by Lighthouse's benchmarkIndex; its phone is a quarter as fast.\n`,
      ].join('\n'),
    );
  } finally {
    await server.close();
  }
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

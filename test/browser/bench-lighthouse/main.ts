import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import { startPortalServer } from '../../support/acceptance/portal-server.ts';
import { servePages } from '../../support/page-site.ts';
import { tenantNamed } from '../../support/tenant.ts';
import { serveYardsticks } from '../bench-page/yardsticks.ts';
import { type Judged, judge, type Opened } from './judge.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** It ends after a deadline, even if something hangs. */
const ENDS_AFTER_MS = 30 * 60_000;
const SESSION_KEY = 'member-portal.session';
const TENANT = 'northwind';
/** The page of plain HTML, to which the others' paints are compared. */
const PLAIN = 'plain HTML';
/** By then the script of an untouched sign-in page has started by itself, which it does five seconds after the load. */
const STARTED_BY_ITSELF_MS = 8000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

type Figure = Exclude<keyof Judged, 'findings'>;
const figureOf = (judged: readonly Judged[], key: Figure): number => median(judged.map((one) => one[key]));

const rowOf = (name: string, judged: readonly Judged[], plain: readonly Judged[]): string => {
  const of = (key: Figure, digits = 0): string => figureOf(judged, key).toFixed(digits);
  const paint = (key: 'fcp' | 'lcp'): string =>
    `${of(key)} (${(figureOf(judged, key) / figureOf(plain, key)).toFixed(2)})`;
  const scores = [of('performance'), of('accessibility'), of('practices')].join(' / ');
  return `| ${[name, scores, paint('fcp'), paint('lcp'), of('tbt'), of('cls', 3)].join(' | ')} |`;
};

const main = async (): Promise<void> => {
  const server = await startPortalServer();
  const site = await servePages([tenantNamed(TENANT)]);
  const yardsticks = await serveYardsticks(await site.ask(new Request(site.originOf(TENANT))));
  try {
    const platform = platformTruth(server.running, TENANT);
    const avery = await platform.borrower('Avery');
    const [loan] = await platform.loans(avery, 'outstanding');
    const signedIn = async (): Promise<Opened> => ({
      session: [SESSION_KEY, JSON.stringify(await platform.sessionOf(avery))],
    });
    const asFound = async (): Promise<Opened> => ({});
    const origin = server.originOf(TENANT);
    const judged = new Map<string, Judged[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, address, opened] of [
        [PLAIN, `${yardsticks.origin}/plain`, asFound],
        ['bare React', `${yardsticks.origin}/react`, asFound],
        ['sign-in, not touched yet', `${origin}/`, asFound],
        [
          'sign-in, started by itself',
          `${origin}/`,
          async () => ({ recordsAfterLoadMs: STARTED_BY_ITSELF_MS }),
        ],
        ['loans', `${origin}/loans/outstanding`, signedIn],
        ['one loan', `${origin}/loans/${loan?.id}`, signedIn],
      ] as const) {
        const one = await judge(address, await opened());
        judged.set(name, [...(judged.get(name) ?? []), one]);
      }
    const machine = median([...judged.values()].flat().map((one) => one.machine));
    process.stdout.write(
      [
        '| Lighthouse, phone, medians | performance / accessibility / best practices | FCP, ms (of plain HTML) | LCP, ms (of plain HTML) | TBT, ms | CLS |',
        '|---|--:|--:|--:|--:|--:|',
        ...[...judged].map(([name, all]) => rowOf(name, all, judged.get(PLAIN) ?? [])),
        '',
        ...[...judged].flatMap(([name, all]) =>
          [...new Set(all.flatMap(({ findings }) => findings))].map((finding) => `${name}: ${finding}`),
        ),
        `${ROUNDS} rounds on a machine of ${machine} by Lighthouse's benchmarkIndex; its phone is a quarter as fast.\n`,
      ].join('\n'),
    );
  } finally {
    yardsticks.close();
    site.close();
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

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchArguments } from '../../../scripts/chromium.mjs';

/** The part of puppeteer-core that is used. */
interface PuppeteerPage {
  readonly evaluateOnNewDocument: (
    play: (...given: string[]) => void,
    ...given: string[]
  ) => Promise<unknown>;
}
interface PuppeteerBrowser {
  readonly newPage: () => Promise<PuppeteerPage>;
  readonly close: () => Promise<void>;
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** What Lighthouse says of a page: scores from 0 to 100, milliseconds, and what cost points by accessibility and best practices. */
export interface Judged {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly findings: readonly string[];
  /** How fast the machine was, by Lighthouse's own measure: a desktop has 1000 and more. */
  readonly machine: number;
}

const packages = process.env['LIGHTHOUSE_PACKAGES'] ?? '';
const load = (...path: readonly string[]): Promise<unknown> =>
  import(pathToFileURL(join(packages, ...path)).href);

/** How a page is opened. */
export interface Opened {
  /** What its tab keeps from before. */
  readonly session?: readonly [key: string, value: string] | undefined;
  /** The least time that Lighthouse records after the load; its default is one second. */
  readonly recordsAfterLoadMs?: number | undefined;
}

/** Judges a page in a browser of its own, as a phone opens it. */
export const judge = async (
  address: string,
  { session, recordsAfterLoadMs = 1000 }: Opened = {},
): Promise<Judged> => {
  const { default: lighthouse } = (await load('lighthouse', 'core', 'index.js')) as {
    readonly default: (
      address: string,
      flags: object,
      config: undefined,
      page: PuppeteerPage,
    ) => Promise<{ readonly lhr: Report } | undefined>;
  };
  const { default: puppeteer } = (await load(
    'puppeteer-core',
    'lib',
    'esm',
    'puppeteer',
    'puppeteer-core.js',
  )) as {
    readonly default: { readonly launch: (options: object) => Promise<PuppeteerBrowser> };
  };
  const browser = await puppeteer.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    // Playwright sets it, puppeteer does not: root has no sandbox.
    args: ['--no-sandbox', ...launchArguments],
    protocolTimeout: 600_000,
  });
  try {
    const page = await browser.newPage();
    if (session) {
      const keep = (key = '', value = ''): void => {
        if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
      };
      await page.evaluateOnNewDocument(keep, ...session);
    }
    const onlyCategories = ['performance', 'accessibility', 'best-practices'];
    const flags = {
      onlyCategories,
      disableStorageReset: true,
      logLevel: 'error',
      pauseAfterLoadMs: recordsAfterLoadMs,
    };
    const judged = await lighthouse(address, flags, undefined, page);
    if (!judged) throw new Error('Lighthouse said nothing');
    const { categories, audits, environment } = judged.lhr;
    const score = (of: string): number => Math.round(100 * (categories[of]?.score ?? 0));
    const value = (of: string): number => audits[of]?.numericValue ?? 0;
    const findings = ['accessibility', 'best-practices'].flatMap((of) =>
      (categories[of]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      findings,
      machine: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
};

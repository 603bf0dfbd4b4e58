#!/usr/bin/env node
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PROFILES, type Profile } from './check.ts';
import { readCredentials } from './credentials.ts';
import { PORTAL_DEADLINES } from './http/caller.ts';
import { unreached } from './http/no-answer.ts';
import { createKit } from './kit.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { textOf, totals } from './report/text.ts';
import { checksOf, runChecks } from './run.ts';

const USAGE = `Usage: member-portal-conformance --api URL [--gateway URL] [--profile NAME]… --as credentials.json [options]

  --api URL              where the platform is served; /api/… follows
  --gateway URL          where the payment gateway is served
  --profile NAME         sign-in, read, pay, autopay, contact, documents; several, or all by default
  --as FILE              who to sign in as; see README.md
  --origin URL           the portal's origin, where the platform has another: checks CORS
  --sandbox-clock URL    the switch of a clock that can be moved; checks that need it move it forward for good
  --deadline SECONDS     how long a read may take, money three times as long, flags three tenths (default: the portal's 10)
  --allow-payments       makes the checks that book or change something
  --only ID              makes one check; several
  --junit FILE           writes the outcomes as JUnit XML
  --html FILE            writes the outcomes as a page
  --help                 this text

Exit status: 0 where nothing failed, 1 where something did or the run was ended, 2 where the kit was called wrongly or
could not connect to the platform or the gateway.
Ctrl-C ends the run after the check in progress, which first undoes what it changed.
`;

/** Exit status for wrong usage. */
class Usage extends Error {}

/** No connection to an origin can be made. */
class Unreached extends Error {}

/** Fails once where every check would fail for the same reason. */
const mustBeReached = async (origin: string, option: string, ms: number): Promise<void> => {
  const why = await unreached(origin, ms);
  if (why !== undefined) throw new Unreached(`Nothing was checked. ${option} ${origin}: ${why}`);
};

const originOf = (text: string, option: string, mayHavePath = false): string => {
  if (!URL.canParse(text)) throw new Usage(`${option} is no address: ${text}`);
  const { protocol, origin, pathname, search } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Usage(`${option} is no http address: ${text}`);
  if (!mayHavePath && (pathname !== '/' || search !== ''))
    throw new Usage(`${option} is an origin, without a path: ${origin}`);
  return origin;
};

/** Calls that move money may take three times as long as reads and flags three tenths, as in the portal. */
const deadlinesOf = (text: string) => {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Usage(`--deadline is no number of seconds: ${text}`);
  return { read: seconds * 1000, money: seconds * 3000, flags: seconds * 300 };
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Usage(`--as: ${file} cannot be read`);
  }
};

/** Fails before a run of minutes, not after it, where a report cannot be written. */
const mustBeWritable = (file: string | undefined, option: string): void => {
  if (file === undefined) return;
  try {
    closeSync(openSync(file, 'a'));
  } catch {
    throw new Usage(`${option}: ${file} cannot be written`);
  }
};

const isProfile = (name: string): name is Profile => PROFILES.some((profile) => profile === name);

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: { type: 'string' },
        gateway: { type: 'string' },
        profile: { type: 'string', multiple: true },
        as: { type: 'string' },
        origin: { type: 'string' },
        'sandbox-clock': { type: 'string' },
        deadline: { type: 'string' },
        'allow-payments': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        junit: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
};

/** Signals that arrive within this time are one: npm passes on those that the terminal has given to all. */
const ONE_SIGNAL_MS = 1000;

/** Aborts at the first signal to end. Another one ends the program at once. */
const endOnSignal = (say: (line: string) => void): AbortSignal => {
  const end = new AbortController();
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!end.signal.aborted) {
        first = performance.now();
        say('Ending after the check in progress, which first undoes what it changed.');
        end.abort();
      } else if (performance.now() - first > ONE_SIGNAL_MS) process.exit(130);
    });
  return end.signal;
};

/** Runs the command; returns its exit status. */
const main = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const options = parse(args);
  if (options.help) {
    say(USAGE);
    return 0;
  }
  if (options.api === undefined || options.as === undefined) throw new Usage('--api and --as are needed');
  const names = options.profile ?? PROFILES;
  const profiles = names.filter(isProfile);
  const unknown = names.find((name) => !isProfile(name));
  if (unknown !== undefined)
    throw new Usage(`there is no profile ${unknown}; there are ${PROFILES.join(', ')}`);
  const deadlines = options.deadline === undefined ? undefined : deadlinesOf(options.deadline);
  const credentials = readCredentials(read(options.as));
  if (typeof credentials === 'string') throw new Usage(credentials);
  const checks = checksOf(profiles).filter(({ id }) => options.only?.includes(id) ?? true);
  const missing = options.only?.find((only) => !checks.some(({ id }) => id === only));
  if (missing !== undefined) throw new Usage(`no check of these profiles is called ${missing}`);
  mustBeWritable(options.junit, '--junit');
  mustBeWritable(options.html, '--html');
  const mayBook = options['allow-payments'];
  const clock = options['sandbox-clock'];
  if (clock !== undefined) originOf(clock, '--sandbox-clock', true);
  const booking = [...new Set(checks.flatMap(({ books }) => books ?? []))];
  if (mayBook && booking.length > 0)
    say(`This run books or changes:\n${booking.map((what) => `  ${what}`).join('\n')}\n`);
  if (clock !== undefined) say('This run moves the platform’s clock forward, and it stays there.\n');
  const api = originOf(options.api, '--api');
  const gateway = options.gateway === undefined ? undefined : originOf(options.gateway, '--gateway');
  const { read: longest } = deadlines ?? PORTAL_DEADLINES;
  await mustBeReached(api, '--api', longest);
  if (gateway !== undefined) await mustBeReached(gateway, '--gateway', longest);
  const kit = createKit(
    {
      api,
      ...(gateway === undefined ? {} : { gateway }),
      ...(options.origin === undefined ? {} : { portalOrigin: originOf(options.origin, '--origin') }),
      ...(clock === undefined ? {} : { sandboxClock: clock }),
      ...(deadlines === undefined ? {} : { deadlines }),
    },
    credentials,
  );
  const end = endOnSignal(say);
  const outcomes = await runChecks(checks, kit, mayBook, (outcome) => say(textOf(outcome)), end);
  if (options.junit !== undefined) writeFileSync(options.junit, junitReport(outcomes));
  if (options.html !== undefined) writeFileSync(options.html, htmlReport(outcomes));
  say(totals(outcomes));
  return end.aborted || outcomes.some(({ kind }) => kind === 'failed') ? 1 : 0;
};

// Whoever reads the output may end first, such as `| head`, or `| tee` at Ctrl-C; what was changed is undone all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

main(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const text = error instanceof Unreached ? error.message : String(error);
    process.stderr.write(`${error instanceof Usage ? `${error.message}\n\n${USAGE}` : text}\n`);
    process.exitCode = 2;
  },
);

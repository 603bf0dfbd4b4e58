import type { LogLevel } from '@member-portal/domain/telemetry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noPage } from '../../../src/infrastructure/browser/page-events.ts';
import { createConsoleSink, isConsoleLogging } from '../../../src/infrastructure/console/console-sink.ts';
import { createSinks } from '../../../src/infrastructure/log/create-sinks.ts';
import { createFanOutLog } from '../../../src/infrastructure/log/fan-out-log.ts';
import { createLazySink } from '../../../src/infrastructure/log/lazy-sink.ts';
import type { LogEntry, LogSink } from '../../../src/infrastructure/log/log-sink.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, START, settled } from '../../support/fakes/fake-time.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { toldConsole } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const entry: LogEntry = { at: START, level: 'warn', message: 'call failed', fields: { status: 500 } };
const LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

afterEach(() => {
  vi.useRealTimers();
});

describe('the log', () => {
  const common = { env: 'sandbox', version: '2.0.7', build: 'index-Ab12' };
  const aLog = (level: LogLevel) => {
    const entries: LogEntry[] = [];
    const sessions = fakeSessionStore();
    const sinks: LogSink[] = [(one) => entries.push(one), (one) => entries.push(one)];
    const log = createFanOutLog({ level, ...common }, sinks, sessions, fakeClock(fakeTime()));
    return { log, entries, sessions };
  };

  // Proves.
  it('goes to every sink with env and buyerId, which is null until somebody has signed in', () => {
    const { log, entries, sessions } = aLog('info');
    log.write('info', 'first');
    sessions.open(aSession(START));
    log.write('error', 'second', { status: 500 });
    const at = START;
    expect(entries.filter((_, index) => index % 2 === 0)).toEqual([
      { at, level: 'info', message: 'first', fields: { ...common, buyerId: null } },
      {
        at,
        level: 'error',
        message: 'second',
        fields: { status: 500, ...common, buyerId: AVERY },
      },
    ]);
    expect(entries).toHaveLength(4);
  });

  it('lets no field of an entry override env or buyerId', () => {
    const { log, entries } = aLog('info');
    log.write('info', 'message', { env: 'another', build: 'another', buyerId: 'somebody' });
    expect(entries[0]?.fields).toEqual({ ...common, buyerId: null });
  });

  it.each(LEVELS)('writes %s and more severe levels, and nothing below', (level) => {
    const { log, entries } = aLog(level);
    for (const one of LEVELS) log.write(one, 'message');
    expect(new Set(entries.map((one) => one.level))).toEqual(
      new Set(LEVELS.slice(0, LEVELS.indexOf(level) + 1)),
    );
  });
});

describe('the console', () => {
  it('is told by the method of the level', () => {
    const console = toldConsole();
    const sink = createConsoleSink(console);
    for (const level of LEVELS) sink({ ...entry, level });
    expect(console.told.map(([method]) => method)).toEqual([
      'error',
      'error',
      'warn',
      'info',
      'debug',
      'debug',
    ]);
    expect(console.told[0]).toEqual(['error', 'call failed', { status: 500 }]);
  });

  // Proves.
  it.each([
    [false, undefined, false],
    [false, 'false', false],
    [false, 'TRUE', false],
    [false, 'true', true],
    [true, undefined, true],
    [true, 'false', true],
  ])('is on with configuration %s and flag %s: %s', (configured, flag, on) => {
    const storage = workingStorage(flag === undefined ? {} : { useConsoleLogging: flag });
    expect(isConsoleLogging(configured, storage)).toBe(on);
  });
});

describe('the sinks of a tenant', () => {
  const collector = {
    usesplunkeventcollector: true,
    splunkeventcollectorurl: 'https://log.example',
    splunkeventcollectortoken: 'token-1',
  };
  const sinksOf = (changed: Readonly<Record<string, unknown>>, inWindow = true) => {
    const console = toldConsole();
    const sinks = createSinks(
      aConfiguration(changed),
      { fetch, console, page: noPage, isOnline: () => true, inWindow },
      workingStorage(),
    );
    return { sinks, console };
  };

  it('are none where nothing is configured', () => {
    expect(sinksOf({}).sinks).toHaveLength(0);
  });

  it('are console and collector where both are', () => {
    expect(sinksOf({ ...collector, useconsolelogging: true }).sinks).toHaveLength(2);
  });

  // Proves.
  it('have a collector in browser windows only', () => {
    const { sinks, console } = sinksOf(collector, false);
    expect(sinks).toHaveLength(0);
    expect(console.told).toEqual([]);
  });

  // Proves.
  it.each(['splunkeventcollectorurl', 'splunkeventcollectortoken'])('warn where %s is missing', (key) => {
    const { sinks, console } = sinksOf({ ...collector, [key]: '' });
    expect(sinks).toHaveLength(0);
    expect(console.told).toEqual([['warn', 'Splunk settings misconfiguration!!']]);
  });

  it('do not warn where the collector is off', () => {
    expect(sinksOf({ splunkeventcollectorurl: 'https://log.example' }).console.told).toEqual([]);
  });
});

describe('a sink that loads late', () => {
  it('gets what was written meanwhile, in order, and what is written then', async () => {
    const got: string[] = [];
    let loads = 0;
    const sink = createLazySink(async () => {
      loads += 1;
      return (one) => got.push(one.message);
    });
    for (const message of ['a', 'b']) sink({ ...entry, message });
    expect(got).toEqual([]);
    await settled();
    sink({ ...entry, message: 'c' });
    expect([got, loads]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('keeps no more waiting than the collector takes at once', async () => {
    const got: LogEntry[] = [];
    const sink = createLazySink(async () => (one) => got.push(one));
    for (let count = 0; count < 1000; count += 1) sink(entry);
    await settled();
    expect(got).toHaveLength(50);
  });

  it('is loaded again when it could not be loaded, and gets what was written before', async () => {
    const got: LogEntry[] = [];
    let loads = 0;
    const sink = createLazySink(async () => {
      loads += 1;
      if (loads === 1) throw new Error('chunk is gone');
      return (one) => got.push(one);
    });
    sink(entry);
    await settled();
    sink(entry);
    await settled();
    expect([loads, got.length]).toEqual([2, 2]);
  });
});

import type { LogLevel } from '@member-portal/domain/telemetry';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noPage } from '../../../src/infrastructure/browser/page-events.ts';
import type { LogEntry } from '../../../src/infrastructure/log/log-sink.ts';
import { createSplunkSink } from '../../../src/infrastructure/splunk/splunk-sink.ts';
import { START, settled } from '../../support/fakes/fake-time.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { toldConsole } from '../../support/infrastructure/a-platform.ts';
import { eventCollector } from '../../support/infrastructure/event-collector.ts';
import { closedOrigin, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

/** On a busy machine everything takes longer. */
const PATIENTLY = { timeout: 30_000 };

const entry: LogEntry = {
  at: (START + 250) as typeof START,
  level: 'warn',
  message: 'call failed',
  fields: { status: 500, env: 'sandbox', buyerId: null },
};
const LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

const aSink = (
  url: string,
  { token = 'token-1', page = noPage, fetch = globalThis.fetch, isOnline = (): boolean => true } = {},
) => {
  const console = toldConsole();
  return {
    console,
    sink: createSplunkSink({ url, token, name: 'portal' }, { fetch, console, page, isOnline }),
  };
};

/** A network that a test cuts and restores; it counts what was tried, and keeps what arrived. */
const aNetwork = () => {
  const page = aPage();
  const network = { isUp: true, isOnline: true, tried: 0, arrived: [] as string[] };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    network.tried += 1;
    if (!network.isUp) throw new TypeError('no network');
    const text = init?.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : '';
    network.arrived.push((JSON.parse(text) as { event: { msg: string } }).event.msg);
    return new Response();
  };
  const { sink, console } = aSink('https://logs.example', { page, fetch, isOnline: () => network.isOnline });
  const write = (...messages: readonly string[]): void => {
    for (const message of messages) sink({ ...entry, message });
  };
  return { page, network, console, write };
};

describe('the event collector of these tests', () => {
  // Proves.
  it.each([
    ['no token', { headers: {} }, 401, 2],
    ['another scheme', { headers: { authorization: 'Bearer token-1' } }, 401, 3],
    ['another token', { headers: { authorization: 'Splunk other' } }, 403, 4],
    ['no data', { body: ' ' }, 400, 5],
    ['no JSON', { body: '{"event":' }, 400, 6],
    ['an unknown key', { body: '{"event":"x","severity":"warn"}' }, 400, 6],
    ['a time in milliseconds', { body: '{"time":1795273200250,"event":"x"}' }, 400, 6],
    ['no event', { body: '{"time":1795273200}' }, 400, 12],
    ['a blank event', { body: '{"event":""}' }, 400, 13],
    ['another method', { method: 'PUT' }, 405, 405],
  ] as const)('refuses %s', async (_, wrong, status, code) => {
    const collector = await eventCollector('token-1');
    const response = await fetch(`${collector.origin}/services/collector/event/1.0`, {
      method: 'POST',
      headers: { authorization: 'Splunk token-1' },
      body: '{"time":1795273200.25,"event":{"msg":"x"}}',
      ...wrong,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(collector.collected).toEqual([]);
  });
});

describe('the sink for Splunk', () => {
  // Proves.
  it.each(['', '/'])('sends the format that the collector accepts (url ending in "%s")', async (end) => {
    const collector = await eventCollector('token-1');
    const { sink, console } = aSink(collector.origin + end);
    for (const level of LEVELS) sink({ ...entry, level });
    await vi.waitFor(() => expect(collector.collected).toHaveLength(LEVELS.length), PATIENTLY);
    expect(collector.refused).toEqual([]);
    expect(collector.collected[2]).toEqual({
      time: START / 1000 + 0.25,
      event: {
        name: 'portal',
        msg: 'call failed',
        severity: 'warn',
        status: 500,
        env: 'sandbox',
        buyerId: null,
      },
    });
    expect(
      new Set(collector.arrived.map(({ url, headers }) => `${headers['content-type']} to ${url.pathname}`)),
    ).toEqual(new Set(['application/json to /services/collector/event/1.0']));
    await settled();
    expect(console.told).toEqual([]);
  });

  it('lets no field of an entry override the common fields of events', async () => {
    const collector = await eventCollector('token-1');
    const { sink } = aSink(collector.origin);
    sink({ ...entry, fields: { name: 'another', msg: 'other words', severity: 'trace' } });
    await vi.waitFor(() => expect(collector.collected).toHaveLength(1), PATIENTLY);
    expect(collector.collected[0]?.event).toEqual({ name: 'portal', msg: 'call failed', severity: 'warn' });
  });

  it('sends no cookies, follows no redirect, and times out after five seconds', async () => {
    const waits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      waits.push(milliseconds);
      return new AbortController().signal;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const calls: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      calls.push(init ?? {});
      return new Response();
    };
    aSink('https://logs.example', { fetch }).sink(entry);
    expect(calls).toMatchObject([
      { credentials: 'omit', redirect: 'error', signal: expect.any(AbortSignal) },
    ]);
    expect(waits).toEqual([5000]);
  });

  it('is taken whatever words and fields an entry has', async () => {
    const collector = await eventCollector('token-1');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.constant(null),
    );
    const entries = fc.sample(
      fc.record({ message: fc.string({ unit: 'binary' }), fields: fc.dictionary(fc.string(), value) }),
      30,
    );
    const { sink } = aSink(collector.origin);
    for (const [at, { message, fields }] of entries.entries()) {
      sink({ ...entry, message, fields });
      await vi.waitFor(() => expect(collector.collected).toHaveLength(at + 1), PATIENTLY);
    }
    expect(collector.refused).toEqual([]);
  });

  // Proves.
  it.each([
    ['is wrong', 'token-2', () => false, 4, 403],
    ['is right and the collector busy', 'token-1', () => true, 9, 503],
  ])(
    'reads no response body, and logs the status to the console, where its token %s',
    async (_, token, busy, code, status) => {
      const collector = await eventCollector('token-1', busy);
      const { sink, console } = aSink(collector.origin, { token });
      sink(entry);
      await vi.waitFor(() => expect(collector.refused).toHaveLength(1), PATIENTLY);
      await settled();
      expect([collector.refused[0]?.[1], collector.arrived.length]).toEqual([code, 1]);
      expect(console.told).toEqual([['error', 'Error sending event to Splunk:', status]]);
    },
  );

  // Proves.
  it('is told of on the console when it cannot be reached, once an entry and nowhere else', async () => {
    const { sink, console } = aSink(await closedOrigin());
    sink(entry);
    await vi.waitFor(() => expect(console.told).toHaveLength(1), PATIENTLY);
    await settled();
    // What kind of failure it was: its words may name the address, and who knows what else.
    expect(console.told).toEqual([['error', 'Error sending event to Splunk:', 'TypeError']]);
  });

  it('has four calls in progress and fifty waiting, and drops the rest of a flood', async () => {
    const held: (() => void)[] = [];
    const server = await loopbackServer((response) => {
      held.push(() => response.writeHead(200).end());
    });
    const { sink } = aSink(server.origin);
    for (let count = 0; count < 500; count += 1) sink(entry);
    await vi.waitFor(() => expect(held).toHaveLength(4), PATIENTLY);
    await settled();
    expect(server.arrived).toHaveLength(4);
    for (let answered = 0; answered < 54; answered += 1) {
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(answered), PATIENTLY);
      held[answered]?.();
    }
    await settled();
    expect(server.arrived).toHaveLength(54);
  });

  it('sends no event that exceeds the size of a keepalive request', () => {
    const sizes: number[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      sizes.push(init?.body instanceof Uint8Array ? init.body.byteLength : 0);
      return new Response();
    };
    const { sink } = aSink('https://logs.example', { fetch });
    sink({ ...entry, message: 'x'.repeat(20_000) });
    // Not so many letters, but more bytes.
    sink({ ...entry, message: '\u20ac'.repeat(8000) });
    sink({ ...entry, message: 'x'.repeat(16_000) });
    expect(sizes).toEqual([expect.closeTo(16_100, -3)]);
  });

  it('never exceeds the browser’s quota for keepalive requests, and sends the rest without keepalive', async () => {
    const page = aPage();
    const calls: { readonly bytes: number; readonly keepalive: boolean }[] = [];
    let outliving = 0;
    let most = 0;
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const bytes = init?.body instanceof Uint8Array ? init.body.byteLength : 0;
      const keepalive = init?.keepalive === true;
      calls.push({ bytes, keepalive });
      outliving += keepalive ? bytes : 0;
      most = Math.max(most, outliving);
      await new Promise((resolve) => setTimeout(resolve, 20));
      outliving -= keepalive ? bytes : 0;
      return new Response();
    };
    const { sink } = aSink('https://logs.example', { page, fetch });
    for (let count = 0; count < 20; count += 1) sink({ ...entry, message: 'x'.repeat(10_000) });
    page.hide();
    expect(calls).toHaveLength(20);
    expect(calls.filter(({ keepalive }) => keepalive)).toHaveLength(6);
    expect(most).toBeLessThanOrEqual(65_536);
    await vi.waitFor(() => expect(outliving).toBe(0), PATIENTLY);
    // Delivered entries free their space.
    sink({ ...entry, message: 'x'.repeat(10_000) });
    expect(calls.at(-1)?.keepalive).toBe(true);
  });

  it.each(['hide', 'leave'] as const)(
    'flushes its queue by keepalive requests when the page is left (%s), and then stops listening',
    async (left) => {
      const page = aPage();
      const calls: RequestInit[] = [];
      const fetch: typeof globalThis.fetch = (_, init) => {
        calls.push(init ?? {});
        return new Promise((resolve) => setTimeout(() => resolve(new Response()), 20));
      };
      const { sink } = aSink('https://logs.example', { page, fetch });
      for (let count = 0; count < 20; count += 1) sink(entry);
      expect([calls.length, page.listening()]).toEqual([4, 1]);
      page[left]();
      expect(calls).toHaveLength(20);
      expect(calls.every(({ keepalive }) => keepalive === true)).toBe(true);
      await vi.waitFor(() => expect(page.listening()).toBe(0), PATIENTLY);
      sink(entry);
      expect(calls).toHaveLength(21);
    },
  );
});

describe('entries that cannot be sent at once', () => {
  const withTimers = () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
  };

  it('wait while the device is offline, even where the page is hidden meanwhile, and are sent once it is online', async () => {
    withTimers();
    const { page, network, write } = aNetwork();
    network.isUp = false;
    network.isOnline = false;
    write('payment unknown', 'call failed');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(network.tried).toBe(0);
    // The page may be closed now, so each hiding tries, and uses up none of the tries.
    for (let times = 0; times < 5; times += 1) {
      page.hide();
      await vi.advanceTimersByTimeAsync(1);
      page.show();
    }
    network.isUp = true;
    network.isOnline = true;
    page.happen('online');
    await vi.advanceTimersByTimeAsync(1);
    expect(network.arrived.toSorted()).toEqual(['call failed', 'payment unknown']);
    expect(page.listening()).toBe(0);
  });

  it.each(['online', 'visibilitychange'])('are sent again on %s after the network failed', async (event) => {
    withTimers();
    const { page, network, console, write } = aNetwork();
    network.isUp = false;
    write('payment unknown');
    await vi.advanceTimersByTimeAsync(1);
    network.isUp = true;
    page.happen(event);
    await vi.advanceTimersByTimeAsync(1);
    expect([network.arrived, network.tried]).toEqual([['payment unknown'], 2]);
    expect(console.told).toHaveLength(1);
  });

  it('are sent again after half a minute without any sign, and with them what was written meanwhile', async () => {
    withTimers();
    const { network, write } = aNetwork();
    network.isUp = false;
    write('payment unknown');
    await vi.advanceTimersByTimeAsync(1);
    network.isUp = true;
    write('call failed');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(network.tried).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(network.arrived).toEqual(['payment unknown', 'call failed']);
  });

  it('are tried three times each, and are told of on the console once', async () => {
    withTimers();
    const { network, console, page, write } = aNetwork();
    network.isUp = false;
    write('a', 'b');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(network.tried).toBe(6);
    expect(console.told).toHaveLength(2);
    expect(page.listening()).toBe(0);
  });

  it('are no more than 54, those that failed among them', async () => {
    withTimers();
    const { network, page, write } = aNetwork();
    network.isUp = false;
    for (let round = 0; round < 10; round += 1) {
      write(...Array.from({ length: 20 }, () => 'x'));
      await vi.advanceTimersByTimeAsync(1);
    }
    network.isUp = true;
    page.hide();
    await vi.advanceTimersByTimeAsync(1);
    expect(network.arrived).toHaveLength(54);
  });
});

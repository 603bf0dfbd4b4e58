import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RumEvent } from '@datadog/browser-rum';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchArguments } from '../../../scripts/chromium.mjs';
import { launchBrowser } from '../../support/browser.ts';
import { eventsOf, type IntakeEvent, startIntake } from '../../support/infrastructure/local-intake.ts';
import { loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { repositoryPath } from '../../support/repository.ts';
import { scriptOf } from '../../support/script-of.ts';

const INTAKE = 'browser-intake-datadoghq.com';
const GATEWAY = 'https://gateway.example.com';
const settings = {
  build: 'index-B1',
  applicationId: '11111111-2222-3333-4444-555555555555',
  clientToken: 'pub-client-token',
  site: 'datadoghq.com',
  service: 'northwind-member-portal',
  env: 'sandbox',
  version: '2.0',
  sessionSampleRate: 100,
  gatewayUrl: `${GATEWAY}/base/`,
};
/** How long a test waits for what has to come; nothing is measured by it. */
const PATIENCE = 40_000;
const longName = 'x'.repeat(300);
const html = `<!doctype html><title>Avery Stone</title>
<h1>Avery Stone owes $1,234.56</h1>
<button id="named" data-dd-action-name="${longName}">Pay</button>
<button id="said">Pay $1,234.56 by card ending in 4242 4</button>
<script src="/entry.js"></script>`;

let browser: Browser;
let script = '';
let intake: Awaited<ReturnType<typeof startIntake>>;

beforeAll(async () => {
  const root = repositoryPath('test', 'support', 'infrastructure');
  script = await scriptOf(join(root, 'monitored-page-entry.ts'), 'page', {
    root,
    resolve: { conditions: ['@member-portal/source', 'module', 'browser', 'production'] },
  });
  intake = await startIntake();
  const [hosts, ...others] = intake.browserArgs(INTAKE, 'gateway.example.com', 'elsewhere.example.com');
  const pages = 'MAP *.northwind.example.com 127.0.0.1,MAP *.harbour.example.net 127.0.0.1';
  browser = await launchBrowser({
    args: [...launchArguments, `${hosts},${pages}`, ...others],
  });
});
afterAll(async () => {
  await browser.close();
  intake.close();
});

const of = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const merged = (one: unknown, other: unknown): unknown =>
  isPart(one) && isPart(other)
    ? {
        ...one,
        ...Object.fromEntries(Object.entries(other).map(([key, part]) => [key, merged(one[key], part)])),
      }
    : other;

/**
 * Everything reported of the page: the first report is followed by changes only, and any may arrive first.
 */
const viewOf = (events: readonly IntakeEvent[]): unknown =>
  events
    .filter(({ type }) => type === 'view' || type === 'view_update')
    .sort(
      (one, other) =>
        Number(of(one, '_dd', 'document_version')) - Number(of(other, '_dd', 'document_version')),
    )
    .reduce<unknown>(merged, {});

/** The last entry that the page sends, so that no test has to guess how long the rest takes to arrive. */
const LAST = 'the last of this page';
const isLast = (event: IntakeEvent): boolean => of(event, 'action', 'target', 'name') === LAST;

/** Waits until something has been handed to the scrubbing, however long a busy machine takes. */
const handedOver = (page: Page, isIt: (event: RumEvent) => boolean) =>
  page.waitForFunction(`window.watched.handed.some(${isIt})`, undefined, { timeout: PATIENCE });
const watching = (page: Page) =>
  page.waitForFunction(() => window.watched.isWatching(), undefined, { timeout: PATIENCE });

/** Leaves a page by navigating elsewhere, and waits until everything that it had to send has arrived. */
const leave = async (page: Page, before: number, isTold: boolean): Promise<readonly IntakeEvent[]> => {
  if (isTold) await page.evaluate((last) => window.watched.mark(last), LAST);
  // A tab that is closed now and then takes its last beacon with it.
  await page.goto('about:blank');
  const events = () => eventsOf(intake.calls.slice(before));
  // The absence of a report has no end marker: a pause gives an unwanted one the chance to arrive.
  if (isTold) await expect.poll(() => events().some(isLast), { timeout: PATIENCE }).toBe(true);
  else await new Promise((resolve) => setTimeout(resolve, 500));
  await page.close();
  return events().filter((event) => !isLast(event));
};

const open = async (host: string) => {
  const server = await loopbackServer((response, { url }) =>
    url.pathname === '/entry.js'
      ? response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      : response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  );
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return { server, context, origin: server.origin.replace('127.0.0.1', host) };
};

/** Opens a watched page, does something there, leaves it, and gives what arrived at the intake of that page's session. */
const watch = async (
  act: (page: Page) => Promise<unknown>,
  changed: Partial<typeof settings> = {},
  given: NonNullable<Parameters<typeof window.watch>[1]> = {},
) => {
  const { server, context, origin } = await open('northwind.localhost');
  const page = await context.newPage();
  const before = intake.calls.length;
  await page.goto(`${origin}/loans/8f3c0e1a-77aa/history?email=avery.stone@example.com#2025550101`);
  await page.evaluate(
    (passed) => {
      window.watch(...passed);
    },
    [{ ...settings, ...changed }, given] as const,
  );
  const isWatched = !given.optedOut && changed.sessionSampleRate !== 0;
  if (isWatched) await watching(page);
  await act(page);
  const handed = (await page.evaluate(() => window.watched.handed)) as readonly IntakeEvent[];
  const isTold = isWatched && (await page.evaluate(() => window.watched.isWatching()));
  const events = await leave(page, before, isTold);
  return { calls: intake.calls.slice(before), events, handed, asked: server.arrived };
};

describe('the real SDK, set up by the portal', () => {
  // Proves.
  it('sends the view to its own intake, with the configured rates and web vitals', async () => {
    const { calls, events, handed } = await watch(async (page) => {
      await page.click('#said');
      await page.evaluate(() => {
        setTimeout(() => {
          const from = performance.now();
          while (performance.now() - from < 200);
        });
      });
      // A click is reported once the SDK has seen that it had no effect.
      await handedOver(page, ({ type }) => type === 'action');
      await handedOver(page, ({ type }) => type === 'long_task');
      await handedOver(
        page,
        (event) => event.type === 'view' && event.view.interaction_to_next_paint !== undefined,
      );
    });
    // With defaults: the SDK itself reads no text off the page, and watches everything that is configured.
    const actions = handed.filter(({ type }) => type === 'action');
    expect(actions.length).toBeGreaterThan(0);
    expect(JSON.stringify(actions)).not.toContain('Pay');
    const types = events.map(({ type }) => type);
    for (const type of ['view', 'action', 'resource', 'long_task']) expect(types, type).toContain(type);
    const [call] = calls.filter(({ url }) => url.pathname === '/api/v2/rum');
    expect(call?.url.host).toBe(INTAKE);
    expect(call?.url.searchParams.get('dd-api-key')).toBe('pub-client-token');
    const view = viewOf(events);
    expect(of(view, 'application', 'id')).toBe(settings.applicationId);
    expect([of(view, 'service'), of(view, 'version')]).toEqual(['northwind-member-portal', '2.0']);
    expect(String(of(view, 'ddtags'))).toContain('env:sandbox');
    expect(of(view, '_dd', 'configuration', 'session_sample_rate')).toBe(100);
    expect(of(view, '_dd', 'configuration', 'session_replay_sample_rate')).toBe(0);
    for (const vital of ['first_contentful_paint', 'largest_contentful_paint', 'interaction_to_next_paint'])
      expect(typeof of(view, 'view', vital), vital).toBe('number');
    expect(of(view, 'view', 'cumulative_layout_shift')).toBeTypeOf('number');
  });

  it('uses the portal’s settings, and none of its own defaults', async () => {
    const { events } = await watch(
      async (page) => {
        // The SDK reports its settings a moment after its start; a page that is left at once reports nothing.
        await page.click('#said');
        await handedOver(page, ({ type }) => type === 'action');
      },
      {},
      { others: { telemetrySampleRate: 100, telemetryConfigurationSampleRate: 100 } },
    );
    const told = events.map((event) => of(event, 'telemetry', 'configuration')).filter(Boolean);
    expect(told).toEqual([
      expect.objectContaining({
        session_sample_rate: 100,
        session_replay_sample_rate: 0,
        trace_sample_rate: 100,
        use_allowed_tracing_urls: true,
        selected_tracing_propagators: ['datadog', 'tracecontext'],
        track_session_across_subdomains: true,
        track_user_interactions: true,
        track_resources: true,
        track_long_task: true,
        track_anonymous_user: false,
        default_privacy_level: 'mask',
        enable_privacy_for_action_name: true,
        use_before_send: true,
      }),
    ]);
  });

  it('sends no telemetry about itself, even where it is sampled', async () => {
    const { events } = await watch((page) => page.click('#said'), {}, { alwaysDrawn: true });
    expect(events.map(({ type }) => type)).toContain('view');
    expect(events.filter(({ type }) => type === 'telemetry')).toEqual([]);
  });

  it('gives a browser no persistent anonymous id', async () => {
    let cookies = '';
    const { events } = await watch(async (page) => {
      await page.click('#said');
      cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('\n');
    });
    expect(cookies).toMatch(/[=&]id=[0-9a-f-]{36}/);
    expect(cookies).not.toMatch(/[=&]aid=/);
    expect(events.length).toBeGreaterThan(0);
    expect(events.map((event) => of(event, 'usr', 'anonymous_id')).filter(Boolean)).toEqual([]);
  });

  it('sets the cookie that docs/operate.md describes, and none for a visitor who opted out', async () => {
    const cookiesOf = async (
      act: (page: Page) => Promise<unknown>,
      ...more: [Partial<typeof settings>?, Parameters<typeof window.watch>[1]?]
    ) => {
      let cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>> = [];
      await watch(
        async (page) => {
          await act(page);
          cookies = await page.context().cookies();
        },
        ...more,
      );
      return cookies;
    };
    const click = (page: Page) => page.click('#said');
    const [cookie, ...others] = await cookiesOf(click);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: '_dd_s_v2', domain: '.northwind.localhost', sameSite: 'Strict' });
    expect(cookie?.value).toMatch(/^id=[0-9a-f-]{36}&created=\d+&expire=\d+&c=\d$/);
    const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect([hours > 3.9, hours <= 4]).toEqual([true, true]);
    const page = readFileSync(repositoryPath('docs', 'operate.md'), 'utf8');
    expect(page).toContain('| `_dd_s_v2` |');
    expect((await cookiesOf(click, { sessionSampleRate: 0 })).map(({ name }) => name)).toEqual(['_dd_s_v2']);
    expect(await cookiesOf(click, {}, { optedOut: true })).toEqual([]);
    const optOut = async (there: Page): Promise<void> => {
      await there.evaluate(() => window.watched.optOut(true));
      const held = async () => (await there.context().cookies()).map(({ value }) => value).join();
      await expect.poll(held).toMatch(/^isExpired=1&c=\d$/);
    };
    expect(await cookiesOf(optOut)).toHaveLength(1);
  });

  // Proves.
  it('sends no session where the sample rate is 0', async () => {
    const { events } = await watch((page) => page.click('#said'), { sessionSampleRate: 0 });
    expect(events).toEqual([]);
  });

  it('sends nothing for a visitor who opted out before the page loaded', async () => {
    const { calls } = await watch(
      async (page) => {
        await page.click('#said');
        await page.evaluate(() => window.watched.monitoring.reportError(new TypeError('x'), {}));
      },
      {},
      { optedOut: true },
    );
    expect(calls.filter(({ url }) => url.host === INTAKE)).toEqual([]);
  });

  it.each([
    ['here', false],
    ['in another tab', true],
  ])('sends nothing more once a visitor opts out %s', async (_where, isElsewhere) => {
    const before = intake.calls.length;
    const { events } = await watch(async (page) => {
      await page.evaluate((name) => window.watched.mark(name), 'beforehand');
      await page.evaluate((elsewhere) => {
        if (elsewhere) window.watched.optOutElsewhere();
        else window.watched.optOut(true);
        window.watched.monitoring.reportError(new RangeError('x'), { place: 'afterwards' });
        window.watched.monitoring.addTiming('afterwards', 1);
      }, isElsewhere);
      await page.click('#named');
      const told = () => JSON.stringify(eventsOf(intake.calls.slice(before)));
      await expect.poll(told, { timeout: PATIENCE }).toContain('beforehand');
    });
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toContain('afterwards');
    expect(events.map((event) => of(event, 'error', 'type'))).not.toContain('RangeError');
  });

  // Proves.
  it('keeps a session across subdomains, and never across sites', async () => {
    const { context, origin } = await open('HOST');
    const sessionAt = async (host: string): Promise<unknown> => {
      const page = await context.newPage();
      const before = intake.calls.length;
      await page.goto(`${origin.replace('HOST', host)}/loans`);
      await page.evaluate((given) => {
        window.watch(given);
      }, settings);
      await watching(page);
      const [event] = await leave(page, before, true);
      return of(event, 'session', 'id');
    };
    const [portal, pay, other] = [
      await sessionAt('portal.northwind.example.com'),
      await sessionAt('pay.northwind.example.com'),
      await sessionAt('portal.harbour.example.net'),
    ];
    expect(portal).toMatch(/^[0-9a-f-]{36}$/);
    expect(pay).toBe(portal);
    expect(other).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(portal);
  });

  // Proves.
  it('sends trace headers to the gateway and to nobody else, every time', async () => {
    const { calls, asked } = await watch((page) =>
      page.evaluate(async () => {
        for (let count = 0; count < 5; count += 1)
          await fetch('https://gateway.example.com/v1/payment-methods');
        await fetch('https://elsewhere.example.com/x');
        await fetch('/api/servicing/payment-agreement');
      }),
    );
    const traced = (host: string) =>
      calls
        .filter(({ method, url }) => method === 'GET' && url.host === host)
        .map(({ headers }) => [
          headers['traceparent'] !== undefined,
          headers['x-datadog-trace-id'] !== undefined,
        ]);
    expect(traced('gateway.example.com')).toEqual(Array.from({ length: 5 }, () => [true, true]));
    expect(traced('elsewhere.example.com')).toEqual([[false, false]]);
    const own = asked.find(({ url }) => url.pathname.startsWith('/api/'));
    expect([own?.headers['traceparent'], own?.headers['x-datadog-trace-id']]).toEqual([undefined, undefined]);
    const decisions = calls
      .filter(({ url, method }) => method === 'GET' && url.host === 'gateway.example.com')
      .map(({ headers }) => headers['x-datadog-sampling-priority']);
    expect(decisions).toEqual(['1', '1', '1', '1', '1']);
  });

  // Proves.
  it('takes custom errors with context, timings under a clean name, and nothing that a person typed', async () => {
    const { events, calls } = await watch(async (page) => {
      await page.evaluate(() => {
        const { monitoring } = window.watched;
        const cause = new Error('cause avery.stone@example.com');
        const error = new TypeError('Avery Stone, avery.stone@example.com, +1 202 555 0101', { cause });
        monitoring.reportError(error, { place: 'loan-page', tries: 2, who: 'avery.stone@example.com' });
        monitoring.reportError('4242 4242 4242 4242', { place: 'text' });
        const named = Object.assign(new Error('x'), { name: 'Avery Stone' });
        monitoring.reportError(named, { place: 'name' });
        window.watched.complain(named);
        monitoring.addTiming('loans loaded/first', 123);
        window.watched.complain('Avery Stone pays $1,234.56');
        setTimeout(() => {
          const cause = new SyntaxError('Avery', { cause: new Error('202 555 0101') });
          throw new RangeError('avery.stone@example.com', { cause });
        });
        setTimeout(() => window.watched.complain(new EvalError('Avery', { cause: new Error('Stone') })));
        setTimeout(() => {
          throw new RangeError('Avery Stone');
        });
        void Promise.reject(new Error('12 Harbour Street'));
        void fetch('/api/buyer/8f3c0e1a-77aa?email=avery.stone@example.com');
      });
      await page.click('#said');
      for (const words of ['"Avery Stone"', '12 Harbour Street', 'EvalError', '/api/buyer/'])
        await page.waitForFunction(
          (awaited) => window.watched.handed.some((event) => JSON.stringify(event).includes(awaited)),
          words,
          { timeout: PATIENCE },
        );
      await handedOver(page, ({ type }) => type === 'action');
    });
    const errors = events.filter(({ type }) => type === 'error');
    const custom = errors.filter((event) => of(event, 'error', 'source') === 'custom');
    expect(custom.map((event) => [of(event, 'error', 'message'), event['context']])).toEqual([
      ['TypeError', { build: 'index-B1', place: 'loan-page', tries: 2, who: '(removed)' }],
      ['string', { build: 'index-B1', place: 'text' }],
      ['Error', { build: 'index-B1', place: 'name' }],
      ['Error', { build: 'index-B1', source: 'console' }],
      ['RangeError', { build: 'index-B1', source: 'source', causes: 'SyntaxError Error' }],
      ['EvalError', { build: 'index-B1', source: 'console', causes: 'Error' }],
    ]);
    expect(errors.map((event) => of(event, 'error', 'type'))).toContain('RangeError');
    const view = viewOf(events);
    expect(of(view, 'view', 'custom_timings')).toEqual({ loans_loaded_first: 123_000_000 });
    expect(of(view, 'view', 'url')).toMatch(/^http:\/\/northwind\.localhost:\d+\/loans\/:id\/history$/);
    const everything = calls.map(({ url, body }) => decodeURIComponent(url.href) + body).join('\n');
    expect(events.length).toBeGreaterThan(5);
    for (const canary of [
      'avery',
      'Avery',
      'Stone',
      '2025550101',
      '555 0101',
      '1,234',
      '4242 4',
      '8f3c0e1a',
      'Harbour',
    ])
      expect(everything, canary).not.toContain(canary);
  });

  it('names the directive and the host of what the page’s policy blocked, and no more of the address', async () => {
    const { events, calls } = await watch(async (page) => {
      await page.evaluate(() => {
        const policy = document.createElement('meta');
        policy.httpEquiv = 'Content-Security-Policy';
        policy.content = "img-src 'self'";
        document.head.append(policy);
        new Image().src = 'https://evil.example:8443/8f3c0e1a-77aa?e=avery.stone@example.com';
      });
      await handedOver(page, (event) => event.type === 'error' && event.error.csp !== undefined);
    });
    const errors = events.filter(({ type }) => type === 'error');
    expect(errors.map((event) => [of(event, 'error', 'type'), of(event, 'error', 'message')])).toEqual([
      ['img-src', 'img-src: evil.example:8443'],
    ]);
    expect(calls.map(({ body }) => body).join('\n')).not.toMatch(/avery|8f3c0e1a/);
  });

  // Proves.
  it('reports 3 clicks within a second as a rage click, and truncates names and data URLs', async () => {
    const { events, handed } = await watch(async (page) => {
      // Pressed by the page itself: a busy machine's clicks may be more than a second apart.
      await page.evaluate(() => window.watched.press('#named', 3));
      await handedOver(page, ({ type }) => type === 'action');
      await page.evaluate(() => {
        for (const length of [23_000, 30_000]) window.watched.load(`data:text/plain,${'y'.repeat(length)}`);
      });
      await handedOver(
        page,
        (event) => event.type === 'resource' && event.resource.url === 'data:text/plain,[...]',
      );
    });
    const actions = events.filter(({ type }) => type === 'action');
    expect(actions.flatMap((event) => of(event, 'action', 'frustration', 'type'))).toContain('rage_click');
    const names = handed
      .filter(({ type }) => type === 'action')
      .map((event) => of(event, 'action', 'target', 'name'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(String(name).replace(/ ?\[\.\.\.\]$/, '').length).toBe(100);
    const data = handed.flatMap((event) => {
      const url = of(event, 'resource', 'url');
      return typeof url === 'string' && url.startsWith('data:') ? [url] : [];
    });
    expect(data.map((url) => (url.length > 1000 ? url.length : url)).sort()).toEqual([
      23_016,
      'data:text/plain,[...]',
    ]);
  });

  // Proves.
  it('reports no rage click for 3 clicks more than a second apart', async () => {
    const { events } = await watch(async (page) => {
      for (let count = 0; count < 3; count += 1) {
        await page.evaluate(() => window.watched.press('#named', 1));
        await page.waitForTimeout(1200);
      }
      await page.waitForFunction(
        () => window.watched.handed.filter(({ type }) => type === 'action').length === 3,
        undefined,
        { timeout: PATIENCE },
      );
    });
    const actions = events.filter(({ type }) => type === 'action');
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.flatMap((event) => of(event, 'action', 'frustration', 'type'))).not.toContain(
      'rage_click',
    );
  });
});

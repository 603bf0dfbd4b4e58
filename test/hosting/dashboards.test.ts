// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Catalogue {
  readonly common: readonly string[];
  readonly portal: readonly { readonly name: string; readonly fields: Readonly<Record<string, string>> }[];
  readonly monitoring: { readonly context: readonly string[]; readonly timings: readonly string[] };
}

/** Modules have no file address in this environment; tests run in the repository's folder. */
const read = (name: string): string => readFileSync(join(process.cwd(), 'docs', 'operations', name), 'utf8');
const catalogue = JSON.parse(read('log-events.json')) as Catalogue;

/** Fields that every search has, for any event. */
const OF_SPLUNK = ['index', 'sourcetype', '_time', 'span', 'count', 'since', 'borrowers', 'orders'];

const parsedXml = (text: string): Document => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};

const dashboardQueries = (): readonly string[] =>
  [...parsedXml(read('splunk-dashboard.xml')).querySelectorAll('query')].map(
    (query) => query.textContent ?? '',
  );

const alertQueries = (): readonly string[] =>
  (JSON.parse(read('splunk-alerts.json')) as { readonly search: string }[]).map(({ search }) => search);

/** Names that a search asks for or groups by. */
const fieldsIn = (search: string): readonly string[] => {
  const compared = [...search.matchAll(/([A-Za-z_]\w*)\s*(?:=|>=|>|<)/g)].map(([, name = '']) => name);
  const grouped = [...search.matchAll(/\bby ((?:[a-z]\w*\s*)+)/gi)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
  const within = [...search.matchAll(/\b(?:dc|min|latest)\((\w+)\)/g)].map(([, name = '']) => name);
  return [...compared, ...grouped, ...within].filter((name) => !OF_SPLUNK.includes(name));
};

describe.each([
  ['dashboard', dashboardQueries],
  ['alerts', alertQueries],
] as const)('the %s for Splunk', (_, queries) => {
  it('asks for events that the portal writes, and for their own fields', () => {
    expect(queries().length).toBeGreaterThan(8);
    for (const query of queries()) {
      const [, event] = /msg="([^"]+)"/.exec(query) ?? [];
      const found = catalogue.portal.find(({ name }) => name === event);
      if (event !== undefined) expect(found, `${event} in ${query}`).toBeDefined();
      const known = [...catalogue.common, ...Object.keys(found?.fields ?? {})];
      expect(
        fieldsIn(query).filter((name) => !known.includes(name)),
        query,
      ).toEqual([]);
    }
  });
});

it('the dashboard for Splunk shows every event', () => {
  const told = dashboardQueries().join('\n');
  expect(catalogue.portal.map(({ name }) => name).filter((name) => !told.includes(`msg="${name}"`))).toEqual(
    [],
  );
});

/** Attributes that the monitoring SDK gives to every application. */
const OF_SDK = [
  '@type',
  '@session.id',
  '@error.type',
  '@resource.type',
  '@resource.duration',
  '@resource.status_code',
  '@resource.url_path_group',
  '@view.largest_contentful_paint',
  '@view.interaction_to_next_paint',
  '@view.cumulative_layout_shift',
];

describe.each(['datadog-dashboard.json', 'datadog-monitors.json'])('%s', (file) => {
  it('names attributes that monitoring has', () => {
    const text = JSON.stringify(JSON.parse(read(file)));
    const known = [
      ...OF_SDK,
      ...catalogue.monitoring.context.map((name) => `@context.${name}`),
      ...catalogue.monitoring.timings.map((name) => `@view.custom_timings.${name}`),
    ];
    const named = [...new Set(text.match(/@[a-z_]+(?:\.[a-z_]+)*/g))];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

it('the monitors for Datadog say their critical threshold in the query too', () => {
  const monitors = JSON.parse(read('datadog-monitors.json')) as {
    readonly query: string;
    readonly options: { readonly thresholds: { readonly critical: number } };
  }[];
  for (const { query, options } of monitors)
    expect(query).toMatch(new RegExp(`> ${options.thresholds.critical}$`));
});

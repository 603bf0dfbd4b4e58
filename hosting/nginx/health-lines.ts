import { HEALTH_PATH, READY_PATH } from '../health.ts';
import type { NginxPlaces } from './nginx-places.ts';
import { block, quoted } from './nginx-text.ts';

const common = [
  'access_log off;',
  'add_header Cache-Control "no-store" always;',
  'add_header X-Content-Type-Options "nosniff" always;',
  `add_header Content-Security-Policy ${quoted("default-src 'none'; frame-ancestors 'none'")} always;`,
];

/** JSON for nginx's single quotes: no value here contains one. */
const json = (value: Readonly<Record<string, string>>): string => `'${JSON.stringify(value)}'`;

/**
 * nginx's `/healthz`, always ok, and `/readyz`, which checks with each request that every file of the build
 * and of the given sites is present. `siteFiles` are paths below the folder of sites.
 */
export const healthLines = (
  { build, distDir, folder }: NginxPlaces,
  siteFiles: readonly string[],
): readonly string[] => {
  const id = build?.id ?? 'unknown';
  const wanted = [
    ...(build?.files ?? [])
      .filter(({ path }) => path !== 'index.html')
      .map(({ path }) => [path, `${distDir}/${path}`] as const),
    ...siteFiles.map((path) => [path, `${folder}/sites/${path}`] as const),
  ];
  const lacking = (reason: string) => `return 503 ${json({ status: 'not ready', build: id, reason })};`;
  return [
    ...block(`location = ${HEALTH_PATH}`, [
      'default_type "text/plain; charset=utf-8";',
      ...common,
      'return 200 "ok\\n";',
    ]),
    ...block(`location = ${READY_PATH}`, [
      'default_type application/json;',
      ...common,
      ...(build === undefined ? [lacking('no build')] : []),
      ...wanted.map(([name, file]) => `if (!-f ${quoted(file)}) { ${lacking(`${name} is missing`)} }`),
      `return 200 ${json({ status: 'ready', build: id })};`,
    ]),
  ];
};

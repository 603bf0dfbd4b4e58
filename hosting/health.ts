import { missingFiles, readBuildManifest } from './build-manifest.ts';
import { loadTenants } from './load-tenants.ts';

/** Paths for liveness and readiness checks on every server. */
export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';

/** Whether a server can serve, and which build; `reason` says briefly why it cannot. */
export type Readiness =
  | { readonly status: 'ready'; readonly build: string }
  | { readonly status: 'not ready'; readonly build: string; readonly reason: string };

/** Whether every file of the build is there. */
export const buildReadiness = (distDir: string): Readiness => {
  const manifest = readBuildManifest(distDir);
  if (manifest === undefined) return { status: 'not ready', build: 'unknown', reason: 'no build' };
  const build = manifest.id;
  const [missing] = missingFiles(distDir, manifest);
  return missing === undefined
    ? { status: 'ready', build }
    : { status: 'not ready', build, reason: `${missing} is missing` };
};

/**
 * Whether every file of the build is there and the tenant directory can be read. A tenant with faulty files is ignored, because
 * the others are served.
 */
export const readinessOf = (distDir: string, tenantDirectory: string): Readiness => {
  const readiness = buildReadiness(distDir);
  if (readiness.status === 'not ready') return readiness;
  const { build } = readiness;
  try {
    if (loadTenants(tenantDirectory).some(({ problem }) => problem === undefined)) return readiness;
    return { status: 'not ready', build, reason: 'no tenant can be served' };
  } catch {
    return { status: 'not ready', build, reason: 'the tenant directory cannot be read' };
  }
};

/** How long an answer about readiness is kept. */
const KEPT_MS = 1000;

/**
 * Keeps the answer of a check of readiness for a second. A check looks at every file of the build, and meanwhile the server answers
 * nobody; requests for `/readyz`, which anyone can send, must not be able to keep it busy.
 */
export const keptReadiness = <Answer>(check: () => Answer, now: () => number): (() => Answer) => {
  let kept: { readonly answer: Answer; readonly at: number } | undefined;
  return () => {
    // A clock that is set back does not make the answer last longer.
    if (kept === undefined || Math.abs(now() - kept.at) >= KEPT_MS) kept = { answer: check(), at: now() };
    return kept.answer;
  };
};

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Answers `/healthz` and `/readyz`; undefined for any other path. Readiness is checked only for `/readyz`. */
export const healthAnswer = async (
  path: string,
  readiness: () => Readiness | Promise<Readiness>,
): Promise<Response | undefined> => {
  if (path === HEALTH_PATH)
    return new Response('ok\n', { headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
  if (path !== READY_PATH) return undefined;
  const state = await readiness();
  return Response.json(state, { status: state.status === 'ready' ? 200 : 503, headers });
};

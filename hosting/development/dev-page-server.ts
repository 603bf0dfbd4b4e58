import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, createServer } from 'vite';
import { documentNameOf } from '../document/document-choice.ts';
import { documentLocaleOf } from '../document/document-locale.ts';
import { firstPagesOf } from '../document/document-source.ts';
import { tenantDocuments } from '../document/tenant-documents.ts';
import { escapeHtml } from '../escape-html.ts';
import { createPageServer, type PageServer, type PageServerOptions } from '../page-server.ts';
import { requestTargetOf } from '../request-target.ts';
import { developmentSecurityHeaders } from '../security-headers.ts';
import type { Tenant } from '../tenant.ts';
import { gatewayUrlFor } from '../tenant-configuration.ts';
import { servedTheme } from '../theme/served-theme.ts';
import { type ShippedFonts, SUBSETS, shippedFontName } from '../theme/shipped-fonts.ts';
import { SHIPPED_FAMILIES } from '../theme/theme-schema.ts';

/** The portal from its sources, with hot reload, for any number of tenants. */
export type DevPageServer = {
  /** Answers one tenant's origin, as `createPageServer` does for the built portal. */
  readonly forTenant: (options: Omit<PageServerOptions, 'distDir'>) => Pick<PageServer, 'fetch'>;
  readonly close: () => Promise<void>;
};

/** Folders of the sources, and the port for hot reload. */
export type DevPageServerOptions = {
  /** Folder with `vite.config.ts`. */
  readonly directory: string;
  /** The tenant directory, watched: an edit shows at the next request, and open pages reload. */
  readonly tenants: { readonly directory: string; readonly load: () => readonly Tenant[] };
  /** An additional module of the repository that every page loads, such as a panel. */
  readonly script?: string;
  /** Port of the module server and its socket; the pages themselves keep the tenants' origins. */
  readonly port: number;
};

const wantsDocument = (request: Request): boolean =>
  request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');

/** The page of a broken tenant, which says how to mend it and loads again once an edit has. */
const reloading = async (answer: Response, tenantId: string): Promise<Response> => {
  const advice = `<p>To see what is wrong, and where: <code>npm run tenant:check -- ${escapeHtml(tenantId)}</code></p>`;
  const end = `${advice}<script type="module" src="/@vite/client"></script></body>`;
  const page = (await answer.text()).replace('</body>', () => end);
  return new Response(page, {
    status: answer.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

/** The portal's bundled fonts, at their paths in their packages. */
const unbuiltFonts = (directory: string): ShippedFonts =>
  new Map(
    SHIPPED_FAMILIES.flatMap((family) =>
      SUBSETS.map((subset) => {
        const name = shippedFontName(family, subset);
        const fontPackage = `@fontsource-variable/${name.slice(0, name.indexOf('-latin'))}`;
        return [
          name,
          `/@fs${join(directory, 'node_modules', fontPackage, 'files', `${name}.woff2`)}`,
        ] as const;
      }),
    ),
  );

/** The early script, rebuilt for each request, so that an edit shows at once. */
const earlyScript = async (directory: string): Promise<string> => {
  const made = await build({
    configFile: join(directory, 'scripts', 'vite', 'early.config.ts'),
    build: { write: false },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The early script could not be built');
  return chunk.code;
};

/** Starts the module server and gives page servers that serve the document themselves and pass modules through. */
export const createDevPageServer = async ({
  directory,
  tenants,
  port,
  script,
}: DevPageServerOptions): Promise<DevPageServer> => {
  const vite = await createServer({
    configFile: join(directory, 'vite.config.ts'),
    appType: 'custom',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port } },
  });
  await vite.listen();
  let edited = new Map<string, Tenant>();
  vite.watcher.add(tenants.directory);
  vite.watcher.on('all', (_, file) => {
    if (!file.startsWith(tenants.directory + sep)) return;
    edited = new Map(tenants.load().map((tenant) => [tenant.id, tenant]));
    vite.ws.send({ type: 'full-reload' });
  });
  const origin = `http://127.0.0.1:${port}`;
  const shippedFonts = unbuiltFonts(directory);

  const module = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.delete('connection');
    headers.set('accept-encoding', 'identity');
    return fetch(origin + pathname + search, { method: request.method, headers, redirect: 'manual' });
  };
  const besides = script === undefined ? '' : `<script type="module" src="/@fs${script}"></script>`;
  const document = async (
    request: Request,
    options: Omit<PageServerOptions, 'distDir'>,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const source = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    // Transform before filling in: what the host writes must be the same as in a built portal.
    const template = await vite.transformIndexHtml(pathname, source);
    const theme = servedTheme(options.tenant.look, shippedFonts);
    const first = firstPagesOf(await vite.ssrLoadModule('/first-page.ts'), await earlyScript(directory));
    const gatewayUrl = gatewayUrlFor(options.tenant, options.gatewayUrl, request);
    const { texts } = await tenantDocuments(options.tenant, gatewayUrl, { template, first }, theme);
    const made = texts.get(documentLocaleOf(options.tenant, request.headers));
    const page = made?.[documentNameOf(pathname, request.headers)].replace('</body>', `${besides}</body>`);
    return new Response(page, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };

  return {
    forTenant: (started) => {
      const answer = async (request: Request, options: typeof started): Promise<Response> => {
        const target = requestTargetOf(new URL(request.url).pathname);
        const built = () =>
          createPageServer({ ...options, shippedFonts, distDir: vite.config.root }).fetch(request);
        // A module of the sources is a page to a host, too.
        if (options.tenant.broken !== undefined && target === 'page' && wantsDocument(request))
          return reloading(await built(), options.tenant.id);
        if (target === 'configuration' || target === 'favicon' || target === 'theme' || target === 'platform')
          return built();
        return wantsDocument(request) ? document(request, options) : module(request);
      };
      return {
        fetch: async (request) => {
          const options = { ...started, tenant: edited.get(started.tenant.id) ?? started.tenant };
          const response = await answer(request, options);
          const headers = new Headers(response.headers);
          const gatewayUrl = gatewayUrlFor(options.tenant, options.gatewayUrl, request);
          const protection = developmentSecurityHeaders(options.tenant, { gatewayUrl, secure: false });
          for (const [name, value] of Object.entries(protection)) headers.set(name, value);
          headers.delete('transfer-encoding');
          headers.delete('connection');
          headers.delete('keep-alive');
          const bodiless = response.status === 304 || response.status === 204;
          return new Response(bodiless ? null : response.body, { status: response.status, headers });
        },
      };
    },
    close: () => vite.close(),
  };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createPageServer, type PageServer, type PageServerOptions } from '../page-server.ts';
import { renderDocument } from '../render-document.ts';
import { requestTargetOf } from '../request-target.ts';
import { developmentSecurityHeaders } from '../security-headers.ts';
import { gatewayUrlFor } from '../tenant-configuration.ts';

/** The portal from its sources, with hot reload, for any number of tenants. */
export type DevPageServer = {
  /** A page server for one tenant, as `createPageServer` gives it for the built portal. */
  readonly forTenant: (options: Omit<PageServerOptions, 'distDir'>) => PageServer;
  readonly close: () => Promise<void>;
};

/** Where the sources are and where hot reload may listen. */
export type DevPageServerOptions = {
  /** Folder with `vite.config.ts`. */
  readonly directory: string;
  /** Port of the module server and its socket; the pages themselves keep the tenants' origins. */
  readonly port: number;
};

const wantsDocument = (request: Request): boolean =>
  request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html');

/** Starts the module server and gives page servers that serve the document themselves and pass modules through. */
export const createDevPageServer = async ({
  directory,
  port,
}: DevPageServerOptions): Promise<DevPageServer> => {
  const vite = await createServer({
    configFile: join(directory, 'vite.config.ts'),
    appType: 'custom',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port } },
  });
  await vite.listen();
  const origin = `http://127.0.0.1:${port}`;

  const module = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.delete('connection');
    headers.set('accept-encoding', 'identity');
    return fetch(origin + pathname + search, { method: request.method, headers, redirect: 'manual' });
  };
  const document = async (
    request: Request,
    options: Omit<PageServerOptions, 'distDir'>,
  ): Promise<Response> => {
    const template = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    const page = await vite.transformIndexHtml(
      new URL(request.url).pathname,
      renderDocument(template, options.tenant),
    );
    return new Response(page, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };

  return {
    forTenant: (options) => {
      const pages = createPageServer({ ...options, distDir: vite.config.root });
      const answer = (request: Request): Promise<Response> => {
        const target = requestTargetOf(new URL(request.url).pathname);
        if (target === 'configuration' || target === 'favicon' || target === 'platform')
          return pages.fetch(request);
        return wantsDocument(request) ? document(request, options) : module(request);
      };
      return {
        fetch: async (request) => {
          const response = await answer(request);
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

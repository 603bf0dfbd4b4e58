import { acceptedEncoding } from './accepted-encoding.ts';
import { builtPathOf } from './asset-base.ts';
import { brokenPage, incompleteBuildPage } from './broken-page.ts';
import { createCompressor } from './compressed-body.ts';
import { documentNameOf } from './document/document-choice.ts';
import { documentLocaleOf, documentLocales } from './document/document-locale.ts';
import { createDocumentShelf, type ShelvedDocuments } from './document/document-shelf.ts';
import { isSecureRequest } from './is-secure-request.ts';
import { requestTargetOf } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { isSignOutPage, signOutHeaders } from './sign-out-page.ts';
import { readStaticFile } from './static-file.ts';
import type { Tenant } from './tenant.ts';
import { configurationText, type GatewayUrl, gatewayUrlFor } from './tenant-configuration.ts';
import type { ShippedFonts } from './theme/shipped-fonts.ts';

/** Answers the pages, assets and configuration of one tenant's origin. */
export type PageServer = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The security headers for every answer of this origin, including the platform's. */
  readonly protectionFor: (request: Request) => Promise<Readonly<Record<string, string>>>;
  /** Whether the tenant's pages can be made from the build. */
  readonly canShowPages: () => Promise<boolean>;
};

/** What a page server serves, and for which tenant. */
export type PageServerOptions = {
  readonly tenant: Tenant;
  /** Folder of the built portal. */
  readonly distDir: string;
  /** Address of the payment gateway, if not the configured one. */
  readonly gatewayUrl?: GatewayUrl;
  /** Location of the portal's bundled fonts, if not in its build. */
  readonly shippedFonts?: ShippedFonts;
  /** Told why the tenant's pages cannot be made, once until they can. */
  readonly report?: (reason: string) => void;
};

const PLAIN = 'text/plain; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const immutable = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

/**
 * Serves one tenant: the document for every page path, hashed assets forever, `/config.json` and the favicon. A missing
 * file is a 404 in plain text, never the document. The lender's platform answers `/api` in front of this server.
 */
export const createPageServer = ({
  tenant: told,
  distDir,
  gatewayUrl,
  shippedFonts,
  report = () => undefined,
}: PageServerOptions): PageServer => {
  // Another tenant may claim the host as well: its visitors must not report, or be allowed to send anything, to this one.
  const tenant = told.broken === undefined ? told : { ...told, config: {}, apiUrl: '/', gatewayUrl: '' };
  const shelf = createDocumentShelf(tenant, distDir, shippedFonts, report);
  const compress = createCompressor();
  const respond = async (
    request: Request,
    headers: Headers,
    documents: ShelvedDocuments,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const acceptEncoding = request.headers.get('accept-encoding');
    const refuse = (status: number, message: string, contentType = PLAIN): Response => {
      headers.set('Content-Type', contentType);
      headers.set('Cache-Control', 'no-store');
      return new Response(request.method === 'HEAD' ? null : message, { status, headers });
    };
    // A missing file is a 404 to every method, as in nginx.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const send = (
      { body, encoding }: { body: Buffer<ArrayBuffer>; encoding: string },
      contentType: string,
      cacheControl: string,
    ): Response => {
      if (!isRead) {
        headers.set('Allow', 'GET, HEAD');
        return refuse(405, 'Method not allowed\n');
      }
      headers.set('Content-Type', contentType);
      headers.set('Cache-Control', cacheControl);
      headers.set('Content-Length', String(body.byteLength));
      headers.set('Vary', 'Accept-Encoding');
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    };
    const text = (value: string, contentType: string, cacheControl: string): Response =>
      send(compress(value, acceptEncoding), contentType, cacheControl);

    const target = requestTargetOf(pathname);
    // Not files of the build: tabs that were open before go on loading them.
    if (tenant.broken !== undefined && ['configuration', 'favicon', 'theme', 'page'].includes(target))
      return refuse(503, brokenPage(tenant.broken), HTML);
    switch (target) {
      case 'configuration': {
        const gateway = gatewayUrlFor(tenant, gatewayUrl, request);
        return text(configurationText(tenant, gateway), 'application/json; charset=utf-8', 'no-store');
      }
      case 'favicon':
        return text(tenant.favicon, 'image/svg+xml; charset=utf-8', daily);
      case 'page': {
        if (isSignOutPage(pathname))
          for (const [name, value] of Object.entries(signOutHeaders)) headers.set(name, value);
        const encoding = acceptedEncoding(acceptEncoding);
        const { headers: asked } = request;
        const made = documents.of(documentLocaleOf(tenant, asked));
        if (made === undefined) return refuse(503, incompleteBuildPage(), HTML);
        return send({ body: made[documentNameOf(pathname, asked)][encoding], encoding }, HTML, 'no-store');
      }
      case 'theme': {
        const file = documents.theme.files.get(pathname.slice(pathname.lastIndexOf('/') + 1));
        if (file === undefined) return refuse(404, 'Not found\n');
        if (typeof file.body === 'string') return text(file.body, file.contentType, immutable);
        return send({ body: file.body, encoding: 'identity' }, file.contentType, immutable);
      }
      case 'asset':
      case 'file': {
        const file =
          pathname === '/index.html'
            ? undefined
            : await readStaticFile(distDir, builtPathOf(pathname), acceptEncoding);
        if (file === undefined) return refuse(404, 'Not found\n');
        return send(file, file.contentType, target === 'asset' ? immutable : daily);
      }
      case 'platform':
        return refuse(404, 'Not found\n');
    }
  };
  const prepared = async (request: Request) => {
    const gateway = gatewayUrlFor(tenant, gatewayUrl, request);
    const documents = await shelf.documentsFor(gateway);
    const secure = isSecureRequest(request);
    const protection = securityHeaders(tenant, { gatewayUrl: gateway, secure, inline: documents.hashes });
    return { documents, protection };
  };
  return {
    fetch: async (request) => {
      const { documents, protection } = await prepared(request);
      return respond(request, new Headers(protection), documents);
    },
    protectionFor: async (request) => (await prepared(request)).protection,
    canShowPages: async () => {
      const documents = await shelf.documentsFor(tenant.gatewayUrl);
      return documents.of(documentLocales(tenant)[0]) !== undefined;
    },
  };
};

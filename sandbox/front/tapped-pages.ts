import { TAP_COOKIE } from '../telemetry/tap-script.ts';
import type { Handler } from './dispatch.ts';

const SCRIPT = '<script src="/sandbox/tap.js"></script>';

const isTapped = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${TAP_COOKIE}=1`);

const isDocument = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Adds the tap's script to documents for a browser that enabled it at the front desk, before all other scripts, so
 * that it sees everything that the page pushes. All others get the pages untouched.
 */
export const tappedPages =
  (pages: Handler): Handler =>
  async (request) => {
    if (!isTapped(request)) return pages(request);
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    const response = await pages(new Request(request, { headers }));
    if (request.method !== 'GET' || !isDocument(response)) return response;
    const changed = new Headers(response.headers);
    changed.delete('content-length');
    const text = (await response.text()).replace('<head>', `<head>${SCRIPT}`);
    return new Response(text, { status: response.status, headers: changed });
  };

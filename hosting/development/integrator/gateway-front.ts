/** Headers that a page may send to the gateway; monitoring adds the trace headers. */
const ALLOWED_HEADERS =
  'authorization, content-type, accept, traceparent, tracestate, baggage, x-datadog-trace-id, x-datadog-parent-id, x-datadog-origin, x-datadog-sampling-priority, x-datadog-tags';

/** Rewrites the address of a hosted page from the gateway's origin to this proxy's. */
const movedUrl = (body: unknown, target: URL, front: string): unknown => {
  if (typeof body !== 'object' || body === null || !('url' in body)) return body;
  const { url } = body;
  if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).origin !== target.origin) return body;
  const { pathname, search, hash } = new URL(url);
  return { ...body, url: front + pathname + search + hash };
};

/**
 * The gateway as the page sees it in development: a separate origin, with CORS for that page, in front of the
 * real gateway. Pages for card and account numbers are opened below this origin.
 */
export const gatewayFront = (
  pass: (request: Request) => Promise<Response>,
  { target, pageOrigin }: { readonly target: URL; readonly pageOrigin: string },
) => {
  const cors = (response: Response): Response => {
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', pageOrigin);
    headers.set('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    headers.set('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    // A `Retry-After` that is a date is read relative to `Date`.
    headers.set('Access-Control-Expose-Headers', 'Date, Retry-After');
    headers.set('Vary', 'Origin');
    return new Response(response.body, { status: response.status, headers });
  };
  return async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return cors(new Response(null, { status: 204 }));
    const { pathname, origin } = new URL(request.url);
    const answer = await pass(request);
    if (request.method !== 'POST' || pathname !== '/v1/sessions' || !answer.ok) return cors(answer);
    const text = await answer.text();
    try {
      const moved = JSON.stringify(movedUrl(JSON.parse(text), target, origin));
      return cors(new Response(moved, { status: answer.status, headers: answer.headers }));
    } catch {
      return cors(new Response(text, { status: answer.status, headers: answer.headers }));
    }
  };
};

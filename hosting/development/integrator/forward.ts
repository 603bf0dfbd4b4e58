/** The outcome of a forwarded request. */
export type Forwarded =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** The answer exceeds the size that the portal reads; the rest was discarded. */
  | { readonly kind: 'too-large' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The target, and how long to wait for the whole answer, in milliseconds. */
export interface ForwardOptions {
  readonly target: URL;
  readonly deadline: number;
  /** An origin that the target admits, as a gateway does the portal's. Others are replaced by the target's. */
  readonly knownOrigin?: string | undefined;
}

/** The portal's limit for an answer (`src/infrastructure/client/http`). */
const MAXIMUM_BYTES = 8 * 1024 * 1024;

/** Hop-by-hop headers, and those that reveal the page's own address to the upstream. */
const NOT_SENT = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
];
const NOT_PASSED_BACK = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
];

/** Rewrites a cookie of an https platform so that a page on plain-http localhost can store it. */
const localCookie = (cookie: string): string =>
  cookie.replaceAll(/;\s*(secure|domain=[^;]*)/gi, '').replace(/;\s*samesite=none/i, '');

const headersTo = (request: Request, { target, knownOrigin }: ForwardOptions): Headers => {
  const headers = new Headers(request.headers);
  for (const name of NOT_SENT) headers.delete(name);
  // Replace the page's origin by the platform's: in production they are the same.
  const origin = headers.get('origin');
  if (origin !== null && origin !== knownOrigin) headers.set('origin', target.origin);
  headers.delete('referer');
  return headers;
};

const headersBack = (answer: Response): Headers => {
  const headers = new Headers(answer.headers);
  for (const name of NOT_PASSED_BACK) headers.delete(name);
  headers.delete('set-cookie');
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', localCookie(cookie));
  return headers;
};

const readAll = async (answer: Response): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAXIMUM_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Forwards a request with its path and query, and reads the whole answer. Never rejects. */
export const forward = async (request: Request, options: ForwardOptions): Promise<Forwarded> => {
  const { target, deadline } = options;
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  // Node may collect an `AbortSignal.timeout` that only an `AbortSignal.any` refers to, which then never fires
  // (nodejs/node#57736). The timer keeps this one.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new DOMException('too slow', 'TimeoutError')), deadline);
  const leave = (): void => end.abort(request.signal.reason);
  request.signal.addEventListener('abort', leave);
  if (request.signal.aborted) leave();
  try {
    const answer = await fetch(new URL(pathname + search, target), {
      method: request.method,
      headers: headersTo(request, options),
      redirect: 'manual',
      signal: end.signal,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const body = await readAll(answer);
    if (body === undefined) return { kind: 'too-large' };
    return { kind: 'answered', status: answer.status, headers: headersBack(answer), body };
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', leave);
  }
};

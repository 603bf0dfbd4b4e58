/** The largest body that is passed on, in bytes; the generated nginx has the same limit. */
const LARGEST_BYTES = 1024 * 1024;

/** The whole body of a request, or why it cannot be passed on. */
export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  /** The request announces a body, but its method has none here: the server gives a GET or HEAD no body. */
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'too-large' }
  /** The caller went away, or sent something else than announced. */
  | { readonly kind: 'broken' };

const announcesBody = ({ headers }: Request): boolean =>
  headers.has('transfer-encoding') || !/^0*$/.test(headers.get('content-length') ?? '');

/** Reads the body of a request to its end. Never rejects. */
export const readRequestBody = async (request: Request): Promise<RequestBody> => {
  if (request.body === null)
    return announcesBody(request) ? { kind: 'unexpected' } : { kind: 'whole', bytes: Buffer.alloc(0) };
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BYTES) return { kind: 'too-large' };
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not `for await`, which cancels the body when it stops early: that would reset the connection before the answer is sent.
  const reader = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: 'whole', bytes: Buffer.concat(chunks, size) };
      size += value.byteLength;
      if (size > LARGEST_BYTES) return { kind: 'too-large' };
      chunks.push(value);
    }
  } catch {
    return { kind: 'broken' };
  } finally {
    reader.releaseLock();
  }
};

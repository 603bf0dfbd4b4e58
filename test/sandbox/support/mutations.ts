import type { Mutation } from './served-platform.ts';

export type Json = Record<string, unknown>;

/** Whether a request is of a method and matches an address. */
export const isAt = (request: Request, method: string, where: RegExp): boolean =>
  request.method === method && where.test(new URL(request.url).pathname);

/** Changes successful JSON answers of some calls. */
export const changing =
  (method: string, where: RegExp, change: (json: Json, request: Request) => unknown): Mutation =>
  async (request, handle) => {
    const answer = await handle(request);
    if (!isAt(request, method, where) || !answer.ok) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(change((await answer.json()) as Json, request), { status: answer.status, headers });
  };

/** Changes the bodies of some calls. */
export const ordering =
  (method: string, where: RegExp, change: (body: Json) => Json): Mutation =>
  async (request, handle) => {
    if (!isAt(request, method, where)) return handle(request);
    const body = JSON.stringify(change((await request.json()) as Json));
    return handle(new Request(request.url, { method, headers: request.headers, body }));
  };

/** A refusal in the shape of the contract. */
export const refusal = (status: number, reason: string): Response =>
  Response.json({ reason, message: '', metadata: {} }, { status });

/** One mutation around another; the first sees a request first and its answer last. */
export const both =
  (outer: Mutation, inner: Mutation): Mutation =>
  (request, handle, side) =>
    outer(request, (changed) => inner(changed, handle, side), side);

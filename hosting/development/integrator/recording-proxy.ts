import type { AnswerCheck } from './answer-breaches.ts';
import type { CallLog } from './call-log.ts';
import type { ContractDocument } from './contract-document.ts';
import { type Forwarded, forward } from './forward.ts';
import type { Breach, RecordedCall } from './recorded-call.ts';
import { unreachableCause } from './unreachable-cause.ts';

/** The target of a proxy in integrator's mode. */
export interface ProxyOptions {
  readonly to: RecordedCall['to'];
  readonly target: URL;
  readonly document: ContractDocument;
  readonly check: AnswerCheck;
  readonly log: CallLog;
  /** Milliseconds; longer than the portal waits for anything. */
  readonly deadline?: number;
  /** The origin of a page that the target admits by name; see `ForwardOptions`. */
  readonly knownOrigin?: string | undefined;
}

/** Longer than the portal waits for a call that moves money (30 s), to record how slow a platform is. */
const DEADLINE_MS = 35_000;

/** The portal waits at least this long for any call: one that it gives up earlier is of a page that was left. */
const WAITED_FOR_MS = 3000;

const WORD = /^[a-z][a-z-]*$/;

/** A path that is not in the contract, without anything that may be an id. */
const unknownRoute = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '' || part === 'v1' || WORD.test(part) ? part : ':id'))
    .join('/');

const refusal = (reason: string, message: string): Response =>
  Response.json(
    { reason, message, metadata: {} },
    { status: reason === 'Platform_Timeout' ? 504 : 502, headers: { 'Cache-Control': 'no-store' } },
  );

/** Forwards requests, checks each answer against the contract and records its outcome. */
export const createRecordingProxy = ({
  to,
  target,
  document,
  check,
  log,
  deadline = DEADLINE_MS,
  knownOrigin,
}: ProxyOptions) => {
  const failureOf = (
    came: Exclude<Forwarded, { kind: 'answered' }>,
    isGone: boolean,
  ): readonly [string, string] => {
    if (came.kind === 'too-large')
      return [
        'Answer_Too_Large',
        'Too large: the answer has more than 8 MiB, which is all that the portal reads.',
      ];
    if (isGone) return ['Caller_Gone', 'Too slow: the portal stopped waiting before the answer came.'];
    const cause = unreachableCause(came.error, target.host);
    return [cause.startsWith('Timeout') ? 'Platform_Timeout' : 'Platform_Unreachable', cause];
  };

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const operation = document.find(request.method, pathname);
    const started = performance.now();
    const came = await forward(request, { target, deadline, knownOrigin });
    const ms = Math.round(performance.now() - started);
    const record = (status: number, breaches: readonly Breach[], cause?: string): void =>
      log.add({
        to,
        method: request.method,
        route: operation?.route ?? unknownRoute(pathname),
        operation: operation?.operationId,
        use: operation?.use,
        status,
        ms,
        breaches,
        cause,
      });
    if (came.kind !== 'answered') {
      const isGone = request.signal.aborted;
      const [reason, cause] = failureOf(came, isGone);
      const answer = refusal(reason, cause);
      if (!isGone || ms >= WAITED_FOR_MS) record(answer.status, [], cause);
      return answer;
    }
    const { status, headers, body } = came;
    const answer = { status, contentType: headers.get('content-type') ?? '', text: body.toString('utf8') };
    record(status, operation ? check(operation, answer) : []);
    const isBodiless = [101, 204, 205, 304].includes(status);
    return new Response(isBodiless ? null : new Uint8Array(body), { status, headers });
  };
};

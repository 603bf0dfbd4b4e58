import { SEEN } from '../seen.ts';

/** A call without an answer that the portal could use. `message` is a sentence, `sees` what the portal shows. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly sees: string;
  constructor(message: string, sees: string) {
    super(message);
    this.sees = sees;
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name does not resolve',
  UND_ERR_SOCKET: 'the connection closed before the answer was complete',
  UND_ERR_HEADERS_OVERFLOW: 'the headers are larger than 16 KiB',
  Z_DATA_ERROR: 'the body is not in the encoding that Content-Encoding names',
  Z_BUF_ERROR: 'the body is not in the encoding that Content-Encoding names',
};

const UNREADABLE = /^(UND_ERR_HEADERS|Z_)/;

const wordsOf = (code: string): string => {
  if (/CERT|SELF_SIGNED|SSL|TLS/.test(code)) return `the certificate is not trusted (${code})`;
  return `${WORDS[code] ?? 'the connection failed'} (${code})`;
};

/** Derives why there was no answer from what a call threw. */
export const noAnswerOf = (error: unknown): NoAnswer => {
  if (error instanceof NoAnswer) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return new NoAnswer('no answer', SEEN.unreachable);
  if (cause.name === 'TimeoutError') return new NoAnswer('no whole answer before the deadline', SEEN.late);
  const code: unknown = Reflect.get(cause, 'code');
  // Node 20 reports the parser's error code, Node 24 only its message.
  if (cause.name === 'HTTPParserError')
    return new NoAnswer(
      `no answer: the answer is not HTTP (${typeof code === 'string' ? code : cause.message})`,
      SEEN.unreachable,
    );
  if (typeof code !== 'string') return new NoAnswer(`no answer: ${cause.message}`, SEEN.unreachable);
  const sees = UNREADABLE.test(code) ? SEEN.unreadable : SEEN.unreachable;
  return new NoAnswer(`no answer: ${wordsOf(code)}`, sees);
};

/** Reasons that fail every call to an origin alike. */
const UNCONNECTED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UNREACH|certificate|bad port/;

/**
 * Why no connection to an origin can be made; undefined where one can, whatever it then answers, and where it takes longer
 * than `ms`.
 */
export const unreached = async (origin: string, ms: number): Promise<string | undefined> => {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ms) });
    return undefined;
  } catch (error) {
    const { message } = noAnswerOf(error);
    return UNCONNECTED.test(message) ? message : undefined;
  }
};

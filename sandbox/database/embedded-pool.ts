import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { valueTypes } from './value-types.ts';

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
/** A startup message has no type byte, and starts with its length. */
const START = 0;

/** The type of the last message, and undefined where that is not whole. */
const lastTypeOf = (bytes: Buffer): number | undefined => {
  if (bytes[0] === START) return START;
  let at = 0;
  let type: number | undefined;
  while (at + 5 <= bytes.length) {
    type = bytes[at];
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return at === bytes.length ? type : undefined;
};

/** A connection to the engine in this process, in the protocol of a server: what the driver takes for its socket. */
class EngineConnection extends Duplex {
  readonly #engine: PGlite;
  #unanswered: Buffer = Buffer.alloc(0);

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  /** There is nothing to wait for. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // Of a socket, and without meaning here.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#take([chunk]).then(() => done(), done);
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#take(chunks.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  /** Hands over what belongs together at once, because each call of the engine costs as much as a small statement. */
  async #take(chunks: readonly Buffer[]): Promise<void> {
    const bytes = Buffer.concat([this.#unanswered, ...chunks]);
    const last = lastTypeOf(bytes);
    if (last === TERMINATE) {
      // The engine would end with its connection; its opener closes it.
      this.push(null);
      return;
    }
    const isAnswered = last === START || last === QUERY || last === SYNC;
    this.#unanswered = isAnswered ? Buffer.alloc(0) : bytes;
    if (isAnswered) this.push(Buffer.from(await this.#engine.execProtocolRaw(bytes)));
  }
}

/**
 * The one connection of the embedded engine, as a pool of the same driver that speaks to a server. A caller holds the connection
 * until it is released, and others wait; the outer database inside a transaction therefore waits for ever.
 */
export const embeddedPool = (engine: PGlite): pg.Pool =>
  new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EngineConnection(engine),
    max: 1,
    // Statements are prepared for as long as the engine runs.
    idleTimeoutMillis: 0,
    types: valueTypes,
  });

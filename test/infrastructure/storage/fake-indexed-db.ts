/** What a fake transaction is asked for: it is carried out when the transactions before it have ended. */
interface FakeRequest {
  result: unknown;
  error: DOMException | null;
  onsuccess?: () => void;
  onerror?: () => void;
}

type Rows = Map<string, unknown>;

interface FakeRange {
  readonly from: string;
  readonly to: string;
}

const invalidState = (): DOMException =>
  new DOMException('The database connection is closing.', 'InvalidStateError');
const rowsIn = (rows: Rows, { from, to }: FakeRange) =>
  [...rows].filter(([key]) => from <= key && key <= to).sort(([one], [other]) => (one < other ? -1 : 1));
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Stands in for the global `IDBKeyRange` of browsers. */
export const fakeKeyRange = { bound: (from: string, to: string): FakeRange => ({ from, to }) };

class FakeConnection {
  onclose?: () => void;
  onversionchange?: () => void;
  #isClosed = false;
  readonly #database: FakeDatabase;

  constructor(database: FakeDatabase) {
    this.#database = database;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  createObjectStore(): void {
    this.#database.hasStore = true;
  }

  transaction(): FakeTransaction {
    if (this.#isClosed) throw invalidState();
    return new FakeTransaction(this.#database);
  }

  /** As in a browser: transactions that have begun are finished, and no event is fired. */
  close(): void {
    this.#isClosed = true;
  }
}

class FakeTransaction {
  error: DOMException | null = null;
  oncomplete?: () => void;
  onabort?: () => void;
  readonly #requests: (() => void)[] = [];
  readonly #database: FakeDatabase;
  #rows: Rows = new Map();

  constructor(database: FakeDatabase) {
    this.#database = database;
    database.queue = database.queue.then(() => this.#run());
  }

  objectStore() {
    return {
      get: (key: string) => this.#request(() => this.#rows.get(key)),
      put: (value: unknown, key: string) => this.#request(() => this.#rows.set(key, value)),
      delete: (key: string) => this.#request(() => this.#rows.delete(key)),
      getAllKeys: (range: FakeRange) => this.#request(() => rowsIn(this.#rows, range).map(([key]) => key)),
      getAll: (range: FakeRange) => this.#request(() => rowsIn(this.#rows, range).map(([, value]) => value)),
    };
  }

  #request(answer: () => unknown): FakeRequest {
    const request: FakeRequest = { result: undefined, error: null };
    this.#requests.push(() => {
      request.result = answer();
      request.onsuccess?.();
    });
    return request;
  }

  /** Carries out requests until none is left, as a browser does; what is written counts only from then on. */
  async #run(): Promise<void> {
    await task();
    this.#rows = new Map(this.#database.rows);
    for (let next = this.#requests.shift(); next; next = this.#requests.shift()) {
      next();
      await task();
      if (this.#database.takeAbort()) {
        this.error = new DOMException('Connection lost.', 'AbortError');
        this.onabort?.();
        return;
      }
    }
    this.#database.rows = this.#rows;
    this.oncomplete?.();
  }
}

/** One database of one store in memory, of which a test can drop the connections. */
export class FakeDatabase {
  rows: Rows = new Map();
  queue: Promise<void> = Promise.resolve();
  hasStore = false;
  readonly connections: FakeConnection[] = [];
  #aborts = 0;
  #refusals = 0;
  #isGone = false;
  #answers = Number.POSITIVE_INFINITY;
  #opensAfterMs = 0;

  readonly factory = {
    open: () => {
      const connection = new FakeConnection(this);
      const request = { result: connection, error: new DOMException('gone', 'UnknownError') } as {
        result: FakeConnection;
        error: DOMException;
        onupgradeneeded?: () => void;
        onsuccess?: () => void;
        onerror?: () => void;
      };
      this.#answers -= 1;
      if (this.#answers < 0) return request;
      setTimeout(() => {
        if (this.#isGone || this.#refusals > 0) {
          this.#refusals -= 1;
          return request.onerror?.();
        }
        this.connections.push(connection);
        if (!this.hasStore) request.onupgradeneeded?.();
        request.onsuccess?.();
      }, this.#opensAfterMs);
      return request;
    },
  } as unknown as IDBFactory;

  /** The browser drops all connections; `close` is fired only later, by `fireClose`. */
  drop(): void {
    for (const connection of this.connections) connection.close();
  }

  fireClose(): void {
    for (const connection of this.connections) connection.onclose?.();
  }

  /** Another tab asks for another version, or for the removal of the database. */
  changeVersion(): void {
    for (const connection of this.connections) connection.onversionchange?.();
  }

  /** The next transactions, as many as given, are aborted after their first request. */
  abortNext(transactions: number): void {
    this.#aborts = transactions;
  }

  /** The next openings, as many as given, fail. */
  refuseNext(openings: number): void {
    this.#refusals = openings;
  }

  /** Openings after as many as given are never answered. */
  neverAnswerAfter(openings: number): void {
    this.#answers = openings;
  }

  /** Openings are answered only so much later. */
  openAfter(ms: number): void {
    this.#opensAfterMs = ms;
  }

  takeAbort(): boolean {
    if (this.#aborts === 0) return false;
    this.#aborts -= 1;
    return true;
  }

  /** No connection can be opened any more. */
  remove(): void {
    this.#isGone = true;
    this.drop();
  }
}

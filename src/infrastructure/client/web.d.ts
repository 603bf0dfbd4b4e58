// What this package uses of the web's interfaces, which browsers, Node and workers share. It compiles without the DOM.

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string, base?: string | URL);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly searchParams: { append(name: string, value: string): void };
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

interface Headers {
  get(name: string): string | null;
  set(name: string, value: string): void;
  getSetCookie(): string[];
}

declare class Request {
  constructor(input: unknown, init?: unknown);
  readonly url: string;
  readonly headers: Headers;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    getReader(): {
      read(): Promise<
        | { readonly done: true; readonly value?: undefined }
        | { readonly done: false; readonly value: Uint8Array }
      >;
      cancel(): Promise<void>;
    };
  } | null;
}

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream: boolean }): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare const crypto: {
  randomUUID(): string;
  getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: { digest(algorithm: string, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> };
};
declare function fetch(input: unknown, init?: unknown): Promise<Response>;
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

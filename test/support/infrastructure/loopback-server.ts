import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { closeLocally, freePort, listenLocally } from '../local-server.ts';

/** A request as it arrived at a real server. */
export interface ArrivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface LoopbackServer {
  readonly origin: string;
  readonly arrived: readonly ArrivedRequest[];
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/** A real server on loopback, with configured answers; it ends with the test. */
export const loopbackServer = async (
  answer: (response: ServerResponse, request: ArrivedRequest) => void,
): Promise<LoopbackServer> => {
  const arrived: ArrivedRequest[] = [];
  let origin = '';
  const listener: RequestListener = (request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', headers } = request;
      const one = { method, url: new URL(request.url ?? '', origin), headers, body };
      arrived.push(one);
      answer(response, one);
    });
  };
  const server = createServer(listener);
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
  onTestFinished(() => closeLocally(server));
  return { origin, arrived };
};

/** Answers with JSON. */
export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** An origin of this machine without a listener. */
export const closedOrigin = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

import type { ServerResponse } from 'node:http';

/** Part of every body: it must not appear in any log. */
export const SECRET = 'avery.stone@example.com';
const page = `<!doctype html><title>Sign in to the network</title><p>${SECRET}</p>`;
const html =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(page);
  };
const text =
  (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };

export type Answer = (response: ServerResponse) => void;

/** What proxies, captive portals and broken platforms answer, and the one failure that each is. */
export const BAD_ANSWERS: readonly (readonly [name: string, kind: string, answer: Answer])[] = [
  ['a captive portal’s page', 'unexpected-response', html(200)],
  ['a captive portal’s page by 511', 'bad-response', html(511)],
  ['a redirect to a login page', 'unreachable', html(302, { location: 'https://login.example/' })],
  ['a redirect to itself', 'unreachable', html(307, { location: '/api' })],
  ['a firewall’s page', 'bad-request', html(403)],
  // A client never sees this status: a proxy’s password is between it and the browser.
  ['a proxy that wants a password', 'unreachable', html(407)],
  ['a gateway’s page by 502', 'bad-response', html(502)],
  ['a load balancer’s empty 503', 'bad-response', (response) => response.writeHead(503).end()],
  ['a status that nobody knows', 'bad-response', html(599)],
  ['a teapot', 'bad-request', html(418)],
  ['nothing', 'unexpected-response', text('')],
  ['no content', 'unexpected-response', (response) => response.writeHead(204).end()],
  ['blanks', 'unexpected-response', text(' \n ')],
  ['truncated JSON', 'unexpected-response', text(`{"items":[{"id":"${SECRET}`)],
  ['JSON that goes on', 'unexpected-response', text('{"items":[]}{"items":[]}')],
  ['null', 'unexpected-response', text('null')],
  ['a list', 'unexpected-response', text(`["${SECRET}"]`)],
  ['a text', 'unexpected-response', text(`"${SECRET}"`)],
  ['another object', 'unexpected-response', text(`{"hello":"${SECRET}"}`)],
  ['JSON nested a hundred thousand deep', 'unexpected-response', text('['.repeat(100_000))],
  ['more than any answer holds', 'unexpected-response', text(`"${'x'.repeat(9 * 1024 * 1024)}"`)],
  ['garbage that says it is compressed', 'unreachable', text('garbage', { 'content-encoding': 'gzip' })],
  [
    'a body that breaks off',
    'unreachable',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"items":[');
      setTimeout(() => response.destroy(), 5);
    },
  ],
  [
    'more than was announced',
    'unexpected-response',
    (response) => {
      response.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\nconnection: close\r\n\r\n{"items":[{"id":"${SECRET}"}]}`,
      );
    },
  ],
  [
    'two lengths that differ',
    'unreachable',
    (response) => {
      response.socket?.end(
        'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\nconnection: close\r\n\r\n{}',
      );
    },
  ],
  [
    'something that is no HTTP',
    'unreachable',
    (response) => {
      response.socket?.end(`220 mail.example ESMTP ${SECRET}\r\n`);
    },
  ],
  [
    'a hundred thousand letters of headers',
    'unreachable',
    text('{}', Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`x-${at}`, 'h'.repeat(10_000)]))),
  ],
  [
    'an answer in UTF-16',
    'unexpected-response',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-16' });
      response.end(Buffer.from('\ufeff{"items":[]}', 'utf16le'));
    },
  ],
  [
    'letters that are none in UTF-8',
    'unexpected-response',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' });
      response.end(Buffer.from(`"\u00e9t\u00e9 ${SECRET}"`, 'latin1'));
    },
  ],
  [
    'a page that says it is JSON',
    'unexpected-response',
    text(page, { 'x-cache': 'HIT', refresh: '0; url=/' }),
  ],
  ['part of an answer', 'unexpected-response', (response) => response.writeHead(206).end('{"items":[')],
  ['an answer that has not changed', 'bad-response', (response) => response.writeHead(304).end()],
  ['a choice of answers', 'bad-response', html(300)],
  ['a redirect to nowhere', 'unreachable', html(302)],
  ['a request for a login of the proxy’s own', 'bad-request', html(403, { 'www-authenticate': 'Negotiate' })],
  ['too many calls from this network', 'bad-request', html(429, { 'retry-after': '3600' })],
  ['a connection that is reset', 'unreachable', (response) => response.destroy()],
];

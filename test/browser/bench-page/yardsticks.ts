import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { listenLocally } from '../../support/local-server.ts';
import { repositoryPath } from '../../support/repository.ts';

const head =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in</title><link rel="icon" href="data:,">';
const plainHtml = `${head}</head><body><main><h1>Sign in</h1><form><label for="address">E-mail address</label><input id="address" type="email"><button>Send me a code</button></form></main></body></html>`;
const bareReact = `${head}<script type="module" src="/react.js"></script></head><body><div id="place"></div></body></html>`;

const bundle = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: repositoryPath('test', 'browser', 'bench-page'),
    // As in production, also where Vitest sets NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      rolldownOptions: { input: repositoryPath('test', 'browser', 'bench-page', 'bare-react.tsx') },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The bare page could not be built');
  return chunk.code;
};

/** Headers of the body, and the policy, which names the scripts of one page. */
const OF_ONE_PAGE = ['content-encoding', 'content-length', 'content-security-policy', 'content-type', 'etag'];

/**
 * A page of plain HTML and one of nothing but React, each with the form of the sign-in page, served as the portal is: brotli, once made,
 * and under the headers of the portal's page. Some of them cost time: `Cross-Origin-Opener-Policy` has Chromium start another process.
 */
export const serveYardsticks = async (page: Response) => {
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !OF_ONE_PAGE.includes(name)));
  const answers = new Map(
    Object.entries({
      '/plain': ['text/html; charset=utf-8', plainHtml],
      '/react': ['text/html; charset=utf-8', bareReact],
      '/react.js': ['text/javascript; charset=utf-8', await bundle()],
    }).map(([path, [type = '', text = '']]) => [path, { type, body: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    return response
      .writeHead(200, { ...headers, 'content-type': answer.type, 'content-encoding': 'br' })
      .end(answer.body);
  });
  const port = await listenLocally(server);
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

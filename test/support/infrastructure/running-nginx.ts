import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from '../../../scripts/nginx.mjs';

export interface NginxAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** A folder for a generated configuration, with the `nginx.conf` around it as Debian's package has it. */
export const nginxFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'member-portal-nginx-'));
  const write = (files: Readonly<Record<string, string>>): void => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  };
  write({
    'nginx.conf': `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 64; }
http {
  sendfile on; default_type application/octet-stream; gzip on; access_log off; ssl_protocols TLSv1.2 TLSv1.3;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/member-portal.conf;
}
`,
  });
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** What `nginx -t` says of a folder's configuration. */
export const testNginx = (folder: string): { readonly status: number | null; readonly said: string } => {
  const { status, stderr } = spawnSync(findNginx() ?? 'nginx', ['-t', '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  return { status, said: stderr };
};

/** Starts nginx with a folder's configuration; resolves once it answers on its port. */
export const startNginx = async (
  folder: string,
  port: number,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const child: ChildProcess = spawn(findNginx() ?? 'nginx', ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  for (let tries = 0; ; tries += 1) {
    const answered = await new Promise<boolean>((resolve) => {
      const probe = plainRequest({ port, host: '127.0.0.1' }, (response) => {
        response.resume();
        resolve(true);
      });
      probe.on('error', () => resolve(false));
      probe.end();
    });
    if (answered) break;
    if (tries > 1000 || child.exitCode !== null) throw new Error(`nginx does not answer: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Requests a path of a host from an nginx on this machine, over https by default. */
export const askNginx = (
  port: number,
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    secure = true,
    address = '127.0.0.1',
    body,
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly secure?: boolean;
    readonly address?: string;
    readonly body?: string;
  } = {},
): Promise<NginxAnswer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: address,
      port,
      path,
      method,
      servername: host,
      // Its certificate is of the test's own making.
      rejectUnauthorized: false,
      headers: { host, ...headers },
    };
    const asking = (secure ? secureRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });

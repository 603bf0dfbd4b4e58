import { createServer } from 'node:net';

/** Whether this machine can listen on IPv6; nginx does not start where `listen [::]:443` meets one that cannot. */
export const hasIpv6 = (): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port: 0, host: '::', ipv6Only: true }, () => server.close(() => resolve(true)));
  });

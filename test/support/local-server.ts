import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Opens a server on a free port of the loopback interface, which it returns. */
export const listenLocally = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Closes a server with the connections that browsers and programs keep for their next request. */
export const closeLocally = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
  });

/** A port of the loopback interface on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listenLocally(probe);
  await closeLocally(probe);
  return port;
};

import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A server that answers one short JSON and does nothing else; it sends the port to its parent. */
const app = new Hono().get('/', (context) => context.json({ items: [], nextCursor: null }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
process.on('disconnect', () => process.exit(0));

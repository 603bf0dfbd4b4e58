import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@member-portal/host';
import { describe, expect, it, onTestFinished } from 'vitest';

const REQUEST = 'GET / HTTP/1.1\r\nHost: maple.localhost\r\n\r\n';
/** Far longer than a stop without connections takes, and far shorter than those that are left idle. */
const GRACE_MS = 20_000;

/** A listener with one connection of a proxy in front, and all that came back over it. */
const connected = async (answer: () => Response | Promise<Response>, keepAliveMs?: number) => {
  const listening = await listen({ fetch: async () => answer() }, 0, '127.0.0.1', keepAliveMs);
  onTestFinished(() => listening.close(0));
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  let got = '';
  socket.on('data', (chunk) => {
    got += chunk.toString();
  });
  return { listening, socket, got: () => got };
};

/** How long a listener takes to stop. */
const stopTime = async (close: (graceMs: number) => Promise<void>): Promise<number> => {
  const from = performance.now();
  await close(GRACE_MS);
  return performance.now() - from;
};

describe('a connection from a proxy in front', () => {
  it('stays open for longer than the minute for which usual proxies keep theirs', async () => {
    const { socket, got } = await connected(() => new Response('one'));
    socket.write(REQUEST);
    await expect.poll(got).toContain('one');
    expect(/keep-alive: timeout=(\d+)/i.exec(got())?.[1]).toBe('75');
    // Node's own limit is five seconds.
    await wait(7000);
    socket.write(REQUEST);
    await expect.poll(got).toMatch(/one[\s\S]*one/);
  });

  it('stays open for as long as the operator says', async () => {
    const { socket, got } = await connected(() => new Response('one'), 620_000);
    socket.write(REQUEST);
    await expect.poll(got).toContain('one');
    expect(got()).toMatch(/keep-alive: timeout=620\r\n/i);
  });
});

describe('a stop', () => {
  it('does not wait for idle connections', async () => {
    const { listening, socket, got } = await connected(() => new Response('one'));
    socket.write(REQUEST);
    await expect.poll(got).toContain('one');
    expect(await stopTime(listening.close)).toBeLessThan(3000);
  });

  it('tells a caller whose answer is not begun that no other follows, and then closes', async () => {
    let answer = (_: Response): void => undefined;
    const { listening, socket, got } = await connected(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const isWaiting = answer;
    socket.write(REQUEST);
    await expect.poll(() => answer !== isWaiting).toBe(true);
    const stopped = stopTime(listening.close);
    await wait(50);
    answer(new Response('late'));
    expect(await stopped).toBeLessThan(3000);
    await expect.poll(got).toMatch(/connection: close\r\n[\s\S]*late/i);
  });

  it('finishes an answer that is begun, and closes its connection after it', async () => {
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    const { listening, socket, got } = await connected(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              body = controller;
            },
          }),
        ),
    );
    socket.write(REQUEST);
    await expect.poll(() => body !== undefined).toBe(true);
    body?.enqueue(Buffer.from('half,'));
    await expect.poll(got).toContain('half');
    const stopped = stopTime(listening.close);
    await wait(50);
    body?.enqueue(Buffer.from('whole'));
    body?.close();
    await once(socket, 'close');
    expect(await stopped).toBeLessThan(3000);
    await expect.poll(got).toMatch(/half,[\s\S]*whole/);
  });
});

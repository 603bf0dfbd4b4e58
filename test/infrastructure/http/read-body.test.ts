import { describe, expect, it } from 'vitest';
import { readBody } from '../../../src/infrastructure/client/http/read-body.ts';

const inPieces = (...pieces: readonly (readonly number[])[]): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(new Uint8Array(piece));
        controller.close();
      },
    }),
  );

describe('the text of a body', () => {
  it('is whole where a letter arrives in two pieces', async () => {
    expect(await readBody(inPieces([0x63, 0xc3], [0xa9]))).toBe('cé');
  });

  it('shows that its last letter did not arrive', async () => {
    expect(await readBody(inPieces([0x63, 0xc3]))).toBe('c\uFFFD');
  });

  it('is empty where there is no body', async () => {
    expect(await readBody(new Response(null))).toBe('');
  });

  it('is read as far as a limit, and none beyond it', async () => {
    expect(await readBody(inPieces([0x61, 0x62], [0x63]), 3)).toBe('abc');
    expect(await readBody(inPieces([0x61, 0x62], [0x63]), 2)).toBeUndefined();
  });
});

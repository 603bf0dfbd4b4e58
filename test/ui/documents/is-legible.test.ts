import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areLinesApart } from '../../../src/ui/documents/is-legible.ts';

const line = (left: number, top: number, width = 200, height = 20) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

describe('the lines of a document', () => {
  it('are apart one under another, side by side, and where they only touch', () => {
    expect(areLinesApart([line(0, 0), line(0, 24), line(210, 0, 50)])).toBe(true);
    expect(areLinesApart([line(0, 0), line(0, 14)])).toBe(true);
    expect(areLinesApart([])).toBe(true);
  });

  it('are not where one lies over another, in whatever order', () => {
    expect(areLinesApart([line(0, 0), line(0, 4)])).toBe(false);
    expect(areLinesApart([line(0, 100), line(50, 31), line(0, 30)])).toBe(false);
  });

  it('leave out what has no size', () => {
    expect(areLinesApart([line(0, 0), line(0, 0, 1, 20), line(0, 0, 20, 0)])).toBe(true);
  });

  it('at a line height that can be read are apart, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 60 }), fc.integer({ min: 1, max: 60 }), (step, count) => {
        expect(areLinesApart(Array.from({ length: count }, (_, index) => line(0, index * step)))).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { contrast, flattened, parsedColour } from '../../../src/ui/documents/is-legible.ts';

const colour = (text: string) => {
  const parsed = parsedColour(text);
  if (!parsed) throw new Error(`${text} is no colour`);
  return parsed;
};

describe('a computed colour', () => {
  it.each([
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
    ['color(srgb 1 0 0.2 / 0.5)', [255, 0, 51, 0.5]],
  ])('is read from %s', (text, expected) => {
    expect(parsedColour(text)).toEqual(expected);
  });

  it.each(['', 'canvastext', 'oklch(0.5 0.1 20)', 'color(display-p3 1 0 0)', 'rgb(a, b, c)', 'rgb(1, 2)'])(
    'is unknown in another notation: %j',
    (text) => {
      expect(parsedColour(text)).toBeUndefined();
    },
  );
});

describe('the contrast of two colours', () => {
  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48],
    ['rgb(9, 9, 9)', 'rgb(9, 9, 9)', 1],
  ])('of %s on %s is %s, either way around', (one, other, ratio) => {
    expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 2);
    expect(contrast(colour(other), colour(one))).toBeCloseTo(ratio, 2);
  });
});

describe('colours over each other', () => {
  it('mix as far as each lets through, on white', () => {
    expect(flattened([colour('rgba(0, 0, 0, 0.5)')])).toEqual([127.5, 127.5, 127.5, 1]);
    expect(flattened([colour('rgba(0, 0, 0, 0)'), colour('rgb(10, 20, 30)')])).toEqual(
      colour('rgb(10, 20, 30)'),
    );
  });
});

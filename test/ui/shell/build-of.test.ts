import { describe, expect, it } from 'vitest';
import { buildOf } from '../../../src/portal/build-of.ts';

describe('the build', () => {
  it.each([
    ['https://northwind.example/assets/index-B1a_-9.js', 'index-B1a_-9'],
    ['https://northwind.example/assets/index-B1a.js?v=2#x', 'index-B1a'],
    ['http://localhost:5173/main.tsx', 'main'],
    ['about:blank', 'unknown'],
  ])('of the script %s is %s', (address, build) => {
    expect(buildOf(address)).toBe(build);
  });
});

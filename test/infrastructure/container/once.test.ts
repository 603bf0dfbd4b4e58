import { describe, expect, it } from 'vitest';
import { once } from '../../../src/infrastructure/container/once.ts';

describe('work that is done once', () => {
  it('is done once, also where a second caller comes before it has ended', async () => {
    let times = 0;
    const work = once(async () => {
      times += 1;
    });
    await Promise.all([work(), work()]);
    await work();
    expect(times).toBe(1);
  });

  it('that fails, fails every caller that waited for it, and is tried again by the next', async () => {
    let times = 0;
    const work = once(async () => {
      times += 1;
      if (times === 1) throw new Error('unreachable');
    });
    const outcomes = await Promise.allSettled([work(), work()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await work();
    expect(times).toBe(2);
  });
});

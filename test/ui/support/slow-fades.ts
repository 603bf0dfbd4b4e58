import { expect, onTestFinished, vi } from 'vitest';

/** Lets the steps of a modal fade out as in a browser, but end their fade only when told to; until the test is over. */
export const slowFades = () => {
  const endings: (() => void)[] = [];
  const animate = (): Pick<Animation, 'finished'> => ({
    finished: new Promise((resolve) => endings.push(() => resolve({} as Animation))),
  });
  const motion = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => motion);
  Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });
  return {
    begun: () => vi.waitFor(() => expect(endings).not.toHaveLength(0), 30_000),
    end: (): void => {
      for (const finish of endings.splice(0)) finish();
    },
  };
};

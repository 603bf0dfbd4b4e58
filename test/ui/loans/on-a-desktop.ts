import { vi } from 'vitest';

/** A window as wide as a desktop's: what asks for room has it, and what asks for a phone has none. */
export const onADesktop = (): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};

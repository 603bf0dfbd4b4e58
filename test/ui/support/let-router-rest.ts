import { afterAll, vi } from 'vitest';
import { SPINNER_DELAY_MS } from '../../../src/ui/controls/Spinner.tsx';

/**
 * The router of a page that was left in the middle of a navigation still wants to show that it is pending. It may, before the
 * document goes with the end of the test file. Importing this is enough.
 */
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, SPINNER_DELAY_MS + 100));
});

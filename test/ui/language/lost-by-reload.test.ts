import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLostByReload } from '../../../src/ui/language/lost-by-reload.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('a reload for the language', () => {
  it.each([
    ['nothing of an empty code', '<main><input autocomplete="one-time-code"></main>', false],
    ['a code that is typed', '<main><input autocomplete="one-time-code" value="123"></main>', true],
    ['what an open dialog holds', '<dialog open><p>Receipt</p></dialog>', true],
    ['nothing of a closed dialog', '<dialog><p>Receipt</p></dialog>', false],
    ['sight of what is being sent', '<main><button aria-busy="true">Pay</button></main>', true],
    ['nothing of a page to read', '<main><p>Loans</p></main>', false],
  ])('would lose %s', (_, page, loses) => {
    document.body.innerHTML = page;
    expect(isLostByReload()).toBe(loses);
  });

  it('would lose the page where there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isLostByReload()).toBe(true);
  });
});

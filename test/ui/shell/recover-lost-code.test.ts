import { describe, expect, it, vi } from 'vitest';
import { recoverLostCode } from '../../../src/portal/recover-lost-code.ts';
import { codeAhead, codeInTime } from '../../../src/ui/routing/code-in-time.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

const markup = (build: string): string => `<meta charset="utf-8"><meta name="build" content="${build}" />`;
const page = (answer: () => Promise<Response>, storage = memory(), build = 'index-old') => ({
  document: { head: { innerHTML: markup(build) } },
  fetch: answer,
  sessionStorage: storage,
  location: { reload: vi.fn() },
});
const document = (build: string) => async () => new Response(markup(build));

/** Whether it reloads: it never resolves then. */
const reloads = async (given: ReturnType<typeof page>): Promise<boolean> => {
  const outcome = await Promise.race([
    recoverLostCode(given).then(() => 'resolved'),
    vi
      .waitFor(() => expect(given.location.reload).toHaveBeenCalled())
      .then(
        () => 'reloads',
        () => 'neither',
      ),
  ]);
  return outcome === 'reloads';
};

describe('the recovery of lost code', () => {
  it('reloads a page of a build that was replaced, once', async () => {
    const storage = memory();
    expect(await reloads(page(document('index-new'), storage))).toBe(true);
    expect(await reloads(page(document('index-new'), storage))).toBe(false);
    expect(await reloads(page(document('index-newer'), storage, 'index-new'))).toBe(true);
  });

  it.each([
    ['the same build', document('index-old')],
    ['no build', async () => new Response('<html></html>')],
    ['an error', async () => new Response('<meta name="build" content="index-new" />', { status: 503 })],
    ['nothing', () => Promise.reject(new TypeError('offline'))],
  ])('reloads nothing where the server has %s', async (_, answer) => {
    expect(await reloads(page(answer))).toBe(false);
  });

  it('reloads nothing where storage cannot record that it did', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(await reloads(page(document('index-new'), { getItem: denied, setItem: denied }))).toBe(false);
  });
});

describe('code that somebody waits for', () => {
  it('is given the time to be recovered before it fails, unlike code that is fetched ahead', async () => {
    let recovered = () => undefined as unknown;
    const listen = (event: Event): void => {
      if (event instanceof CustomEvent)
        event.detail.push(
          new Promise<void>((resolve) => {
            recovered = () => resolve();
          }),
        );
    };
    window.addEventListener('code-lost', listen);
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const settled = vi.fn();
    codeInTime(lost()).catch(settled);
    await expect(codeAhead(lost())).rejects.toThrow('Failed to fetch');
    expect(settled).not.toHaveBeenCalled();
    recovered();
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
    window.removeEventListener('code-lost', listen);
  });

  it('without a recovery fails as its import does', async () => {
    await expect(codeInTime(Promise.reject(new TypeError('missing')))).rejects.toThrow('missing');
    await expect(codeInTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});

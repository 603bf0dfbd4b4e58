import { parseConfiguration } from '@member-portal/infrastructure/config';
import { loadMessages } from '@member-portal/ui';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import northwind from '../../../tenants/northwind/config.json' with { type: 'json' };

vi.mock('@member-portal/ui', async (original) => ({
  ...(await original<typeof import('@member-portal/ui')>()),
  loadMessages: vi.fn(),
}));

describe('a portal that cannot start although its configuration is known', () => {
  it('reports why, by the kind of the error, as other errors that nothing caught', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(loadMessages).mockRejectedValue(new RangeError('words of avery'));
    const raw = { ...northwind, useconsolelogging: true, usesplunkeventcollector: false };
    const configuration = parseConfiguration(raw)._unsafeUnwrap();
    document.body.innerHTML = '<div id="portal"></div><p id="unavailable" hidden></p>';
    const data = document.createElement('script');
    Object.assign(data, { id: 'configuration', type: 'application/json' });
    data.textContent = JSON.stringify({ configuration });
    document.body.append(data);
    onTestFinished(() => {
      vi.restoreAllMocks();
      document.body.replaceChildren();
    });
    await import('../../../src/portal/main.tsx');
    await vi.waitFor(() => expect(document.getElementById('unavailable')?.hidden).toBe(false));
    const reported = expect.objectContaining({ error: 'RangeError', place: 'root' });
    expect(told).toHaveBeenCalledWith('unexpected error', reported);
    expect(JSON.stringify(told.mock.calls)).not.toContain('avery');
  });
});

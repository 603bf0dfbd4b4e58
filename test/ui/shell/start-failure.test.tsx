import type { Locale } from '@member-portal/domain/locale';
import { loadMessages, type StartProblem } from '@member-portal/ui';
import { StartFailure } from '@member-portal/ui/start-failure';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const show = async (problem: StartProblem, locale: Locale = 'en-us') =>
  render(<StartFailure problem={problem} locale={locale} messages={await loadMessages(locale)} />);

describe('the screen of a portal that cannot start', () => {
  it.each([
    ['name', false],
    ['links.en-us.faq', false],
    ['timezone', true],
    ['config.json', false],
  ])('names the setting %s, absent %s, and nothing else of the configuration', async (key, missing) => {
    await show({ kind: 'setting', key, missing });
    const main = screen.getByRole('main');
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(main.textContent).toContain(key);
    expect(main.querySelectorAll('p')).toHaveLength(2);
  });

  it('names no setting where the configuration was not reached, and says so in other words', async () => {
    const { container: unreachable } = await show({ kind: 'unreachable' });
    const { container: setting } = await show({ kind: 'setting', key: 'name', missing: false });
    expect(unreachable.querySelector('h1')?.textContent).not.toBe(setting.querySelector('h1')?.textContent);
    expect(unreachable.querySelectorAll('p')).toHaveLength(1);
  });

  it('speaks French where the browser does', async () => {
    await show({ kind: 'unreachable' }, 'fr-ca');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
  });

  it('loads the page again on request', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    onTestFinished(() => void vi.unstubAllGlobals());
    await show({ kind: 'unreachable' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

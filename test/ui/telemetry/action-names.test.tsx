import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPortal } from '../support/show-portal.tsx';

afterEach(cleanup);

/** The name under which monitoring sees a press: of the control, else of what is around it. */
const actionNames = (): readonly (string | undefined)[] =>
  Array.from(
    document.querySelectorAll('button, a, input, select'),
    (control) => control.closest('[data-dd-action-name]')?.getAttribute('data-dd-action-name') ?? undefined,
  );

describe('every control has a static action name', () => {
  it('while a visitor signs in', async () => {
    const { user } = await showPortal('/');
    await user.type(await screen.findByRole('textbox'), 'avery.stone@example.com');
    const names = actionNames();
    expect(names).not.toContain(undefined);
    expect(names).toContain('send code');
    for (const name of names) expect(name).toMatch(/^[a-z ]+$/);
  });

  it.each(['/loans/outstanding', '/my-information'])('on %s, without anything of the buyer', async (path) => {
    await showPortal(path, { signedIn: true });
    await screen.findByRole('heading', { level: 1 });
    const names = actionNames();
    expect(names).not.toContain(undefined);
    expect(names).toContain('sign out');
    for (const name of names) expect(name).toMatch(/^[a-z ]+$/);
  });

  it('in a dialog, by its step', async () => {
    const { user } = await showPortal('/my-information', { signedIn: true });
    const [edit] = await screen.findAllByRole('button', { name: /Change|Edit/ });
    if (!edit) throw new Error('there is nothing to edit');
    await user.click(edit);
    await screen.findByRole('dialog');
    expect(actionNames()).toContain('close dialog');
    expect(actionNames().some((name) => name?.startsWith('dialog step '))).toBe(true);
  });
});

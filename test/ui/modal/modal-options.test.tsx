import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ModalRegistry, useModalRegistry } from '../../../src/ui/modal/ModalRegistry.tsx';
import { StepModal } from '../../../src/ui/modal/StepModal.tsx';
import { showFlow } from './flow-in-modal.tsx';

const pressOutside = (dialog: HTMLElement): void => {
  fireEvent.mouseDown(dialog, { clientX: -5, clientY: -5 });
  fireEvent.click(dialog, { clientX: -5, clientY: -5 });
};

describe('a step', () => {
  // Proves.
  it('may add class names and a description for screen readers', async () => {
    const { dialog, press, isAt } = await showFlow({
      headers: { First: { customCssClasses: 'wide calm', ariaDescription: 'Choose what to pay' } },
    });
    expect([...dialog.classList]).toEqual(expect.arrayContaining(['wide', 'calm']));
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Choose what to pay');
    await press('Go on');
    await isAt('Second');
    expect(dialog.classList.contains('wide')).toBe(false);
    expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  });

  // Proves.
  it('may close on Back, without an arrow and with words of its own; its flow stays where it is', async () => {
    const onClosed = vi.fn();
    const { dialog, press, button, isAt } = await showFlow({
      headers: { Second: { closeOnBack: true, backText: 'Leave' } },
      onClosed,
    });
    await press('Go on');
    await isAt('Second');
    expect(button('Back')).toBeNull();
    expect(button('Leave')?.querySelector('svg')).toBeNull();
    await press('Leave');
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(false);
    await press('Open');
    await isAt('Second');
  });

  it('that closes on Back shows none where the flow has no step before', async () => {
    const { button } = await showFlow({ headers: { First: { closeOnBack: true } } });
    expect(button('Back')).toBeNull();
  });

  // Proves.
  it.each([
    [undefined, 'Content of Second', Node.DOCUMENT_POSITION_PRECEDING, false],
    ['inline', 'Go on', Node.DOCUMENT_POSITION_FOLLOWING, true],
    ['bottom', 'Go on', Node.DOCUMENT_POSITION_FOLLOWING, false],
  ] as const)(
    'has Back above its content, among its own buttons or below (%s)',
    async (backPlacement, beside, place, amongButtons) => {
      const { dialog, button, press, isAt } = await showFlow({
        headers: { Second: { ...(backPlacement && { backPlacement }), backText: 'Not yet' } },
      });
      await press('Go on');
      await isAt('Second');
      const back = within(dialog).getByRole('button', { name: 'Not yet' });
      expect(within(dialog).getByText(beside).compareDocumentPosition(back)).toBe(place);
      expect(back.parentElement === button('Go on')?.parentElement).toBe(amongButtons);
      await press('Not yet');
      await isAt('First');
    },
  );

  // Proves.
  it('may switch closing off, for its button, Escape and a press outside, and says so', async () => {
    const onClosed = vi.fn();
    const { user, dialog, press, button, isAt } = await showFlow({
      headers: { First: { closeDisabled: true } },
      onClosed,
    });
    expect(button('Close')?.getAttribute('aria-disabled')).toBe('true');
    await press('Close');
    await user.keyboard('{Escape}');
    pressOutside(dialog);
    expect(onClosed).not.toHaveBeenCalled();
    await press('Go on');
    await isAt('Second');
    expect(button('Close')?.hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('closing', () => {
  // Proves.
  it('is told to the owner, however it came about, and once', async () => {
    for (const by of ['{Escape}', '{Enter}', 'button', 'outside'] as const) {
      const onClosed = vi.fn();
      const { user, dialog, press, button } = await showFlow({ onClosed });
      if (by === '{Enter}') button('Close')?.focus();
      if (by === 'outside') pressOutside(dialog);
      else if (by === 'button') await press('Close');
      else await user.keyboard(by);
      expect(onClosed, by).toHaveBeenCalledTimes(1);
      expect(dialog.open, by).toBe(false);
      cleanup();
    }
  });

  it('is not caused by Escape that ends the composition of a letter', async () => {
    const { dialog, heading, user } = await showFlow();
    fireEvent.keyDown(heading(), { key: 'Escape', isComposing: true });
    expect(dialog.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
  });

  it('is not caused by a selection that ends outside', async () => {
    const { dialog, heading } = await showFlow();
    fireEvent.mouseDown(heading());
    fireEvent.click(dialog, { clientX: -5, clientY: -5 });
    expect(dialog.open).toBe(true);
  });

  // Proves.
  it('is not caused by a press outside where that is configured', async () => {
    const { user, dialog } = await showFlow({ ignoreBackdrop: true });
    pressOutside(dialog);
    expect(dialog.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
  });

  // Proves.
  it('is asked of the modal’s own hook by Escape first, which may keep it open', async () => {
    const onEscape = vi.fn(() => true).mockReturnValueOnce(false);
    const { user, dialog, press } = await showFlow({ onEscape });
    await user.keyboard('{Escape}');
    expect(dialog.open).toBe(true);
    expect(onEscape).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
    await press('Open');
    pressOutside(dialog);
    expect(dialog.open).toBe(false);
    expect(onEscape).toHaveBeenCalledTimes(2);
  });
});

describe('open modals', () => {
  // Proves.
  it('are registered under ids of their own, in the order of their opening, with a handle that closes them', async () => {
    let registry: ModalRegistry | undefined;
    const Another = () => {
      registry = useModalRegistry();
      const step = { id: 'other', heading: 'Other', content: undefined };
      return <StepModal open onClose={() => undefined} step={step} />;
    };
    const { dialog, press } = await showFlow({ beside: <Another /> });
    const [first, second] = registry?.open() ?? [];
    expect(first).toBeTruthy();
    expect(second).toBeTruthy();
    expect(first).not.toBe(second);
    await press('Close');
    await waitFor(() => expect(registry?.open()).toEqual([second]));
    await press('Open');
    await waitFor(() => expect(registry?.open()).toEqual([second, first]));
    act(() => registry?.closeAll());
    expect(dialog.open).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Other' })).toBeTruthy();
  });
});

import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SafeDocument, type SafeDocumentProps } from '../../../src/ui/documents/SafeDocument.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';

/** Shows a document, and gives what is in its own box. */
const shown = async (props: SafeDocumentProps, place: Element | null = null) => {
  const { container } = render(
    <IntlProvider locale="en-us" messages={await loadMessages('en-us')} onProblem={() => undefined}>
      <SafeDocument {...props} />
    </IntlProvider>,
    place === null ? {} : { container: place as HTMLElement },
  );
  await act(() => new Promise((nextTask) => setTimeout(nextTask)));
  return container.querySelector('div > div > div')?.shadowRoot;
};

describe('a document on the screen', () => {
  it('stands in a box of its own, without the title that the page has', async () => {
    const root = await shown({ title: 'Terms', content: '<h1>Terms</h1><p>Loan NO-1-2</p>' });
    expect(root?.querySelector('h1')).toBeNull();
    expect(root?.querySelector('.portal-whole')?.textContent).toBe('NO-1-2');
    expect(root?.adoptedStyleSheets.length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([true, false])('is a named stop of the keyboard where it scrolls sideways: %s', async (wide) => {
    const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(wide ? 900 : 0);
    await shown({ content: '<p>Text</p>' });
    width.mockRestore();
    const stop = screen.queryByRole('group', { name: 'Document that scrolls sideways' });
    expect(stop?.tabIndex).toBe(wide ? 0 : undefined);
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(wide ? 1 : 0);
  });

  it('tells that its text is there, and only then', async () => {
    const ready = vi.fn();
    await shown({ content: '<p>Text</p>', onSet: ready, onLegible: ready });
    expect(ready).toHaveBeenCalledTimes(2);
  });

  it('for paper is in place without being on the screen, and is not consented to there', async () => {
    const [set, legible] = [vi.fn(), vi.fn()];
    const { container } = render(<div hidden />);
    await shown({ content: '<p>Text</p>', onSet: set, onLegible: legible }, container.firstElementChild);
    expect(set).toHaveBeenCalledTimes(1);
    expect(legible).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves the focus to the part that a link within it names, from where a screen reader reads on', async () => {
    const root = await shown({ content: '<p><a href="#part">Part</a></p><h2 id="part">The part</h2>' });
    const part = root?.getElementById('part');
    const scrolled = vi.fn();
    if (part) part.scrollIntoView = scrolled;
    root?.querySelector('a')?.click();
    expect(root?.activeElement).toBe(part);
    expect(part?.tabIndex).toBe(-1);
    expect(scrolled).toHaveBeenCalled();
  });

  it.each(['#%E0%A4%A', '#nowhere', '#'])('ignores the link %s without throwing', async (href) => {
    const root = await shown({ content: `<p><a href="${href}">Part</a></p>` });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    const problem = vi.fn();
    window.addEventListener('error', problem);
    root?.querySelector('a')?.dispatchEvent(click);
    window.removeEventListener('error', problem);
    expect(click.defaultPrevented).toBe(true);
    expect(problem).not.toHaveBeenCalled();
  });

  it.each(['', ' \n ', '<article><h2> </h2></article>', '<script>text()</script>', '<style>p{}</style>'])(
    'without a word says that it cannot be shown: %j',
    async (content) => {
      const ready = vi.fn();
      await shown({ content, onSet: ready, onLegible: ready });
      expect((await screen.findByRole('alert')).textContent).toContain('couldn’t');
      expect(ready).not.toHaveBeenCalled();
    },
  );

  it('that is nothing but the title which the page has is empty too', async () => {
    await shown({ title: 'Terms', content: '<h1>Terms</h1>' });
    await screen.findByRole('alert');
  });
});

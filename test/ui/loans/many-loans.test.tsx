import type { LoanId } from '@member-portal/domain/loan';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLoan } from '../../support/builders/a-loan.ts';
import { openPage } from './signed-in-page.tsx';

/** Stands for the browser's eye: says of an element that it has come near the window, or gone. */
const lendEye = () => {
  const watched = new Map<Element, (near: boolean, height: number) => void>();
  class Eye {
    readonly #tell: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element): void {
      this.#targets.add(target);
      watched.set(target, (isIntersecting, height) => {
        const entry = { target, isIntersecting, boundingClientRect: { height } };
        this.#tell([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      });
    }
    disconnect(): void {
      for (const target of this.#targets) watched.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Eye);
  return (target: Element | null | undefined, near: boolean, height = 0): void => {
    if (!target) throw new Error('There is nothing to look at');
    act(() => watched.get(target)?.(near, height));
  };
};

const MANY = Array.from({ length: 42 }, (_, index) =>
  aLoan({ id: `loan-${index}` as LoanId, merchant: `Merchant ${index}`, number: `N-${index}` }),
);

/** The card of a loan, once it is there. By its text: roles are slow to find among many. */
const cardOf = async (merchant: string): Promise<Element> => {
  const card = (await screen.findByText(merchant, { selector: 'h3' })).closest('article');
  if (!card) throw new Error('The loan has no card');
  return card;
};

const openMany = async () => {
  const look = lendEye();
  const page = await openPage('/loans/outstanding', { loans: MANY });
  await cardOf('Merchant 0');
  const partOf = (merchant: string): Element | null | undefined =>
    screen.getByText(merchant, { selector: 'h3' }).closest('ul')?.parentElement;
  const end = (): Element | null =>
    screen.getByText('Show more loans').closest('button')?.parentElement ?? null;
  return { ...page, look, partOf, end };
};

const merchants = (): readonly (string | null)[] =>
  [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);

describe('a list of many loans', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes on as its end comes near, in order and each loan once', async () => {
    const { look, end } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    look(end(), true);
    await cardOf('Merchant 41');
    expect(merchants()).toEqual(MANY.map(({ merchant }) => merchant));
    expect(screen.queryByText('Show more loans')).toBeNull();
  });

  it('keeps the room of what is far away, without its lines', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    expect(merchants()).not.toContain('Merchant 20');
    expect((second as HTMLElement).style.height).toBe('4321px');
    expect(merchants()).toHaveLength(20);
  });

  it('reads what was far away again when it comes near', async () => {
    const { look, end, partOf, platform } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    const second = partOf('Merchant 20');
    look(second, false, 4321);
    platform.ledger.changeLoan('loan-20' as LoanId, (loan) => ({ ...loan, merchant: 'Renamed' }));
    look(second, true);
    expect(await cardOf('Renamed')).toBeTruthy();
    expect((second as HTMLElement).style.height).toBe('');
  });

  it('leaves what holds the focus where it is', async () => {
    const { look, end, partOf } = await openMany();
    look(end(), true);
    const card = await cardOf('Merchant 30');
    card.querySelector('a')?.focus();
    look(partOf('Merchant 30'), false, 4321);
    expect(merchants()).toContain('Merchant 30');
  });

  it('leads from a search that found nothing back to all of them, and the focus to where the next is typed', async () => {
    await openMany();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nothing' } });
    fireEvent.click(await screen.findByText('Clear search'));
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    await cardOf('Merchant 0');
  });

  it('is as far as it was on the way back from a loan', async () => {
    const { look, end, router, user } = await openMany();
    look(end(), true);
    await cardOf('Merchant 39');
    await user.click(screen.getByLabelText('Details: Merchant 25, loan N-25'));
    await screen.findByRole('heading', { level: 1, name: 'Merchant 25' });
    act(() => router.history.back());
    expect(await cardOf('Merchant 39')).toBeTruthy();
    await waitFor(() => expect(merchants()).toHaveLength(40));
  });
});
